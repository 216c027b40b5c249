// classes.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/driver.yaml.
// clang-format off

#include "cubind/buffers.h"

#include "classes.h"
#include "types.h"

static const cb_enumerator items_CUipcMem_flags[] = {
    {.name = "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS", .value = 1},
};
CB_ENUM_TABLE(CUipcMem_flags, .c_name = "CUipcMem_flags_enum");

static const cb_enumerator items_CUmemAttach_flags[] = {
    {.name = "CU_MEM_ATTACH_GLOBAL", .value = 1},
    {.name = "CU_MEM_ATTACH_HOST", .value = 2},
    {.name = "CU_MEM_ATTACH_SINGLE", .value = 4},
};
CB_ENUM_TABLE(CUmemAttach_flags, .c_name = "CUmemAttach_flags_enum");

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
CB_ENUM_TABLE(CUctx_flags, .c_name = "CUctx_flags_enum");

static const cb_enumerator items_CUevent_sched_flags[] = {
    {.name = "CU_EVENT_SCHED_AUTO", .value = 0},
    {.name = "CU_EVENT_SCHED_SPIN", .value = 1},
    {.name = "CU_EVENT_SCHED_YIELD", .value = 2},
    {.name = "CU_EVENT_SCHED_BLOCKING_SYNC", .value = 4},
};
CB_ENUM_TABLE(CUevent_sched_flags, .c_name = "CUevent_sched_flags_enum");

static const cb_enumerator items_cl_event_flags[] = {
    {.name = "NVCL_EVENT_SCHED_AUTO", .value = 0},
    {.name = "NVCL_EVENT_SCHED_SPIN", .value = 1},
    {.name = "NVCL_EVENT_SCHED_YIELD", .value = 2},
    {.name = "NVCL_EVENT_SCHED_BLOCKING_SYNC", .value = 4},
};
CB_ENUM_TABLE(cl_event_flags, .c_name = "cl_event_flags_enum");

static const cb_enumerator items_cl_context_flags[] = {
    {.name = "NVCL_CTX_SCHED_AUTO", .value = 0},
    {.name = "NVCL_CTX_SCHED_SPIN", .value = 1},
    {.name = "NVCL_CTX_SCHED_YIELD", .value = 2},
    {.name = "NVCL_CTX_SCHED_BLOCKING_SYNC", .value = 4},
};
CB_ENUM_TABLE(cl_context_flags, .c_name = "cl_context_flags_enum");

static const cb_enumerator items_CUhostTaskSyncMode[] = {
    {.name = "CU_HOST_TASK_BLOCKING", .value = 0},
    {.name = "CU_HOST_TASK_SPINWAIT", .value = 1},
};
CB_ENUM_TABLE(CUhostTaskSyncMode, .c_name = "CUhostTaskSyncMode_enum");

static const cb_enumerator items_CUstream_flags[] = {
    {.name = "CU_STREAM_DEFAULT", .value = 0},
    {.name = "CU_STREAM_NON_BLOCKING", .value = 1},
};
CB_ENUM_TABLE(CUstream_flags, .c_name = "CUstream_flags_enum");

static const cb_enumerator items_CUevent_flags[] = {
    {.name = "CU_EVENT_DEFAULT", .value = 0},
    {.name = "CU_EVENT_BLOCKING_SYNC", .value = 1},
    {.name = "CU_EVENT_DISABLE_TIMING", .value = 2},
    {.name = "CU_EVENT_INTERPROCESS", .value = 4},
};
CB_ENUM_TABLE(CUevent_flags, .c_name = "CUevent_flags_enum");

static const cb_enumerator items_CUevent_record_flags[] = {
    {.name = "CU_EVENT_RECORD_DEFAULT", .value = 0},
    {.name = "CU_EVENT_RECORD_EXTERNAL", .value = 1},
};
CB_ENUM_TABLE(CUevent_record_flags, .c_name = "CUevent_record_flags_enum");

static const cb_enumerator items_CUevent_wait_flags[] = {
    {.name = "CU_EVENT_WAIT_DEFAULT", .value = 0},
    {.name = "CU_EVENT_WAIT_EXTERNAL", .value = 1},
};
CB_ENUM_TABLE(CUevent_wait_flags, .c_name = "CUevent_wait_flags_enum");

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
CB_ENUM_TABLE(CUatomicOperation, .c_name = "CUatomicOperation_enum");

static const cb_enumerator items_CUatomicOperationCapability[] = {
    {.name = "CU_ATOMIC_CAPABILITY_SIGNED", .value = 1},
    {.name = "CU_ATOMIC_CAPABILITY_UNSIGNED", .value = 2},
    {.name = "CU_ATOMIC_CAPABILITY_REDUCTION", .value = 4},
    {.name = "CU_ATOMIC_CAPABILITY_SCALAR_32", .value = 8},
    {.name = "CU_ATOMIC_CAPABILITY_SCALAR_64", .value = 16},
    {.name = "CU_ATOMIC_CAPABILITY_SCALAR_128", .value = 32},
    {.name = "CU_ATOMIC_CAPABILITY_VECTOR_32x4", .value = 64},
};
CB_ENUM_TABLE(CUatomicOperationCapability, .c_name = "CUatomicOperationCapability_enum");

static const cb_enumerator items_CUstreamWaitValue_flags[] = {
    {.name = "CU_STREAM_WAIT_VALUE_GEQ", .value = 0},
    {.name = "CU_STREAM_WAIT_VALUE_EQ", .value = 1},
    {.name = "CU_STREAM_WAIT_VALUE_AND", .value = 2},
    {.name = "CU_STREAM_WAIT_VALUE_NOR", .value = 3},
    {.name = "CU_STREAM_WAIT_VALUE_FLUSH", .value = 1073741824},
};
CB_ENUM_TABLE(CUstreamWaitValue_flags, .c_name = "CUstreamWaitValue_flags_enum");

static const cb_enumerator items_CUstreamWriteValue_flags[] = {
    {.name = "CU_STREAM_WRITE_VALUE_DEFAULT", .value = 0},
    {.name = "CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER", .value = 1},
};
CB_ENUM_TABLE(CUstreamWriteValue_flags, .c_name = "CUstreamWriteValue_flags_enum");

static const cb_enumerator items_CUstreamBatchMemOpType[] = {
    {.name = "CU_STREAM_MEM_OP_WAIT_VALUE_32", .value = 1},
    {.name = "CU_STREAM_MEM_OP_WRITE_VALUE_32", .value = 2},
    {.name = "CU_STREAM_MEM_OP_WAIT_VALUE_64", .value = 4},
    {.name = "CU_STREAM_MEM_OP_WRITE_VALUE_64", .value = 5},
    {.name = "CU_STREAM_MEM_OP_BARRIER", .value = 6},
    {.name = "CU_STREAM_MEM_OP_ATOMIC_REDUCTION", .value = 8},
    {.name = "CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES", .value = 3},
};
CB_ENUM_TABLE(CUstreamBatchMemOpType, .c_name = "CUstreamBatchMemOpType_enum");

static const cb_enumerator items_CUstreamMemoryBarrier_flags[] = {
    {.name = "CU_STREAM_MEMORY_BARRIER_TYPE_SYS", .value = 0},
    {.name = "CU_STREAM_MEMORY_BARRIER_TYPE_GPU", .value = 1},
};
CB_ENUM_TABLE(CUstreamMemoryBarrier_flags, .c_name = "CUstreamMemoryBarrier_flags_enum");

static const cb_enumerator items_CUstreamAtomicReductionOpType[] = {
    {.name = "CU_STREAM_ATOMIC_REDUCTION_OP_OR", .value = 6},
    {.name = "CU_STREAM_ATOMIC_REDUCTION_OP_AND", .value = 5},
    {.name = "CU_STREAM_ATOMIC_REDUCTION_OP_ADD", .value = 0},
};
CB_ENUM_TABLE(CUstreamAtomicReductionOpType, .c_name = "CUstreamAtomicReductionOpType_enum");

static const cb_enumerator items_CUstreamAtomicReductionDataType[] = {
    {.name = "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32", .value = 14},
    {.name = "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64", .value = 22},
};
CB_ENUM_TABLE(CUstreamAtomicReductionDataType, .c_name = "CUstreamAtomicReductionDataType_enum");

static const cb_enumerator items_CUoccupancy_flags[] = {
    {.name = "CU_OCCUPANCY_DEFAULT", .value = 0},
    {.name = "CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE", .value = 1},
};
CB_ENUM_TABLE(CUoccupancy_flags, .c_name = "CUoccupancy_flags_enum");

static const cb_enumerator items_CUstreamUpdateCaptureDependencies_flags[] = {
    {.name = "CU_STREAM_ADD_CAPTURE_DEPENDENCIES", .value = 0},
    {.name = "CU_STREAM_SET_CAPTURE_DEPENDENCIES", .value = 1},
};
CB_ENUM_TABLE(CUstreamUpdateCaptureDependencies_flags,
    .c_name = "CUstreamUpdateCaptureDependencies_flags_enum");

static const cb_enumerator items_CUasyncNotificationType[] = {
    {.name = "CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET", .value = 1},
};
CB_ENUM_TABLE(CUasyncNotificationType, .c_name = "CUasyncNotificationType_enum");

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
CB_ENUM_TABLE(CUarray_format, .c_name = "CUarray_format_enum");

static const cb_enumerator items_CUaddress_mode[] = {
    {.name = "CU_TR_ADDRESS_MODE_WRAP", .value = 0},
    {.name = "CU_TR_ADDRESS_MODE_CLAMP", .value = 1},
    {.name = "CU_TR_ADDRESS_MODE_MIRROR", .value = 2},
    {.name = "CU_TR_ADDRESS_MODE_BORDER", .value = 3},
};
CB_ENUM_TABLE(CUaddress_mode, .c_name = "CUaddress_mode_enum");

static const cb_enumerator items_CUfilter_mode[] = {
    {.name = "CU_TR_FILTER_MODE_POINT", .value = 0},
    {.name = "CU_TR_FILTER_MODE_LINEAR", .value = 1},
};
CB_ENUM_TABLE(CUfilter_mode, .c_name = "CUfilter_mode_enum");

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
CB_ENUM_TABLE(CUdevice_attribute, .c_name = "CUdevice_attribute_enum");

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
CB_ENUM_TABLE(CUpointer_attribute, .c_name = "CUpointer_attribute_enum");

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
CB_ENUM_TABLE(CUfunction_attribute, .c_name = "CUfunction_attribute_enum");

static const cb_enumerator items_CUfunc_cache[] = {
    {.name = "CU_FUNC_CACHE_PREFER_NONE", .value = 0},
    {.name = "CU_FUNC_CACHE_PREFER_SHARED", .value = 1},
    {.name = "CU_FUNC_CACHE_PREFER_L1", .value = 2},
    {.name = "CU_FUNC_CACHE_PREFER_EQUAL", .value = 3},
};
CB_ENUM_TABLE(CUfunc_cache, .c_name = "CUfunc_cache_enum");

static const cb_enumerator items_CUsharedconfig[] = {
    {.name = "CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE", .value = 0},
    {.name = "CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE", .value = 1},
    {.name = "CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE", .value = 2},
};
CB_ENUM_TABLE(CUsharedconfig, .c_name = "CUsharedconfig_enum");

static const cb_enumerator items_CUshared_carveout[] = {
    {.name = "CU_SHAREDMEM_CARVEOUT_DEFAULT", .value = -1},
    {.name = "CU_SHAREDMEM_CARVEOUT_MAX_SHARED", .value = 100},
    {.name = "CU_SHAREDMEM_CARVEOUT_MAX_L1", .value = 0},
};
CB_ENUM_TABLE(CUshared_carveout, .c_name = "CUshared_carveout_enum", .is_signed = true);

static const cb_enumerator items_CUmemorytype[] = {
    {.name = "CU_MEMORYTYPE_HOST", .value = 1},
    {.name = "CU_MEMORYTYPE_DEVICE", .value = 2},
    {.name = "CU_MEMORYTYPE_ARRAY", .value = 3},
    {.name = "CU_MEMORYTYPE_UNIFIED", .value = 4},
};
CB_ENUM_TABLE(CUmemorytype, .c_name = "CUmemorytype_enum");

static const cb_enumerator items_CUcomputemode[] = {
    {.name = "CU_COMPUTEMODE_DEFAULT", .value = 0},
    {.name = "CU_COMPUTEMODE_PROHIBITED", .value = 2},
    {.name = "CU_COMPUTEMODE_EXCLUSIVE_PROCESS", .value = 3},
};
CB_ENUM_TABLE(CUcomputemode, .c_name = "CUcomputemode_enum");

static const cb_enumerator items_CUmem_advise[] = {
    {.name = "CU_MEM_ADVISE_SET_READ_MOSTLY", .value = 1},
    {.name = "CU_MEM_ADVISE_UNSET_READ_MOSTLY", .value = 2},
    {.name = "CU_MEM_ADVISE_SET_PREFERRED_LOCATION", .value = 3},
    {.name = "CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION", .value = 4},
    {.name = "CU_MEM_ADVISE_SET_ACCESSED_BY", .value = 5},
    {.name = "CU_MEM_ADVISE_UNSET_ACCESSED_BY", .value = 6},
};
CB_ENUM_TABLE(CUmem_advise, .c_name = "CUmem_advise_enum");

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
CB_ENUM_TABLE(CUmem_range_attribute, .c_name = "CUmem_range_attribute_enum");

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
CB_ENUM_TABLE(CUjit_option, .c_name = "CUjit_option_enum");

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
CB_ENUM_TABLE(CUjit_target, .c_name = "CUjit_target_enum");

static const cb_enumerator items_CUjit_fallback[] = {
    {.name = "CU_PREFER_PTX", .value = 0},
    {.name = "CU_PREFER_BINARY", .value = 1},
};
CB_ENUM_TABLE(CUjit_fallback, .c_name = "CUjit_fallback_enum");

static const cb_enumerator items_CUjit_cacheMode[] = {
    {.name = "CU_JIT_CACHE_OPTION_NONE", .value = 0},
    {.name = "CU_JIT_CACHE_OPTION_CG", .value = 1},
    {.name = "CU_JIT_CACHE_OPTION_CA", .value = 2},
};
CB_ENUM_TABLE(CUjit_cacheMode, .c_name = "CUjit_cacheMode_enum");

static const cb_enumerator items_CUjitInputType[] = {
    {.name = "CU_JIT_INPUT_CUBIN", .value = 0},
    {.name = "CU_JIT_INPUT_PTX", .value = 1},
    {.name = "CU_JIT_INPUT_FATBINARY", .value = 2},
    {.name = "CU_JIT_INPUT_OBJECT", .value = 3},
    {.name = "CU_JIT_INPUT_LIBRARY", .value = 4},
    {.name = "CU_JIT_INPUT_NVVM", .value = 5},
    {.name = "CU_JIT_NUM_INPUT_TYPES", .value = 6},
};
CB_ENUM_TABLE(CUjitInputType, .c_name = "CUjitInputType_enum");

static const cb_enumerator items_CUgraphicsRegisterFlags[] = {
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_NONE", .value = 0},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY", .value = 1},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD", .value = 2},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST", .value = 4},
    {.name = "CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER", .value = 8},
};
CB_ENUM_TABLE(CUgraphicsRegisterFlags, .c_name = "CUgraphicsRegisterFlags_enum");

static const cb_enumerator items_CUgraphicsMapResourceFlags[] = {
    {.name = "CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE", .value = 0},
    {.name = "CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY", .value = 1},
    {.name = "CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD", .value = 2},
};
CB_ENUM_TABLE(CUgraphicsMapResourceFlags, .c_name = "CUgraphicsMapResourceFlags_enum");

static const cb_enumerator items_CUarray_cubemap_face[] = {
    {.name = "CU_CUBEMAP_FACE_POSITIVE_X", .value = 0},
    {.name = "CU_CUBEMAP_FACE_NEGATIVE_X", .value = 1},
    {.name = "CU_CUBEMAP_FACE_POSITIVE_Y", .value = 2},
    {.name = "CU_CUBEMAP_FACE_NEGATIVE_Y", .value = 3},
    {.name = "CU_CUBEMAP_FACE_POSITIVE_Z", .value = 4},
    {.name = "CU_CUBEMAP_FACE_NEGATIVE_Z", .value = 5},
};
CB_ENUM_TABLE(CUarray_cubemap_face, .c_name = "CUarray_cubemap_face_enum");

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
CB_ENUM_TABLE(CUlimit, .c_name = "CUlimit_enum");

static const cb_enumerator items_CUresourcetype[] = {
    {.name = "CU_RESOURCE_TYPE_ARRAY", .value = 0},
    {.name = "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY", .value = 1},
    {.name = "CU_RESOURCE_TYPE_LINEAR", .value = 2},
    {.name = "CU_RESOURCE_TYPE_PITCH2D", .value = 3},
};
CB_ENUM_TABLE(CUresourcetype, .c_name = "CUresourcetype_enum");

static const cb_enumerator items_CUaccessProperty[] = {
    {.name = "CU_ACCESS_PROPERTY_NORMAL", .value = 0},
    {.name = "CU_ACCESS_PROPERTY_STREAMING", .value = 1},
    {.name = "CU_ACCESS_PROPERTY_PERSISTING", .value = 2},
};
CB_ENUM_TABLE(CUaccessProperty, .c_name = "CUaccessProperty_enum");

static const cb_enumerator items_CUgraphConditionalNodeType[] = {
    {.name = "CU_GRAPH_COND_TYPE_IF", .value = 0},
    {.name = "CU_GRAPH_COND_TYPE_WHILE", .value = 1},
    {.name = "CU_GRAPH_COND_TYPE_SWITCH", .value = 2},
};
CB_ENUM_TABLE(CUgraphConditionalNodeType, .c_name = "CUgraphConditionalNodeType_enum");

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
CB_ENUM_TABLE(CUgraphNodeType, .c_name = "CUgraphNodeType_enum");

static const cb_enumerator items_CUgraphDependencyType[] = {
    {.name = "CU_GRAPH_DEPENDENCY_TYPE_DEFAULT", .value = 0},
    {.name = "CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC", .value = 1},
};
CB_ENUM_TABLE(CUgraphDependencyType, .c_name = "CUgraphDependencyType_enum");

static const cb_enumerator items_CUgraphInstantiateResult[] = {
    {.name = "CUDA_GRAPH_INSTANTIATE_SUCCESS", .value = 0},
    {.name = "CUDA_GRAPH_INSTANTIATE_ERROR", .value = 1},
    {.name = "CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE", .value = 2},
    {.name = "CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED", .value = 3},
    {.name = "CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED", .value = 4},
    {.name = "CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED", .value = 5},
};
CB_ENUM_TABLE(CUgraphInstantiateResult, .c_name = "CUgraphInstantiateResult_enum");

static const cb_enumerator items_CUsynchronizationPolicy[] = {
    {.name = "CU_SYNC_POLICY_AUTO", .value = 1},
    {.name = "CU_SYNC_POLICY_SPIN", .value = 2},
    {.name = "CU_SYNC_POLICY_YIELD", .value = 3},
    {.name = "CU_SYNC_POLICY_BLOCKING_SYNC", .value = 4},
};
CB_ENUM_TABLE(CUsynchronizationPolicy, .c_name = "CUsynchronizationPolicy_enum");

static const cb_enumerator items_CUclusterSchedulingPolicy[] = {
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_DEFAULT", .value = 0},
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_SPREAD", .value = 1},
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING", .value = 2},
    {.name = "CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY", .value = 3},
};
CB_ENUM_TABLE(CUclusterSchedulingPolicy, .c_name = "CUclusterSchedulingPolicy_enum");

static const cb_enumerator items_CUlaunchMemSyncDomain[] = {
    {.name = "CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT", .value = 0},
    {.name = "CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE", .value = 1},
};
CB_ENUM_TABLE(CUlaunchMemSyncDomain, .c_name = "CUlaunchMemSyncDomain_enum");

static const cb_enumerator items_CUlaunchAttributePortableClusterMode[] = {
    {.name = "CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT", .value = 0},
    {.name = "CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE", .value = 1},
    {.name = "CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE", .value = 2},
};
CB_ENUM_TABLE(CUlaunchAttributePortableClusterMode,
    .c_name = "CUlaunchAttributePortableClusterMode_enum");

static const cb_enumerator items_CUsharedMemoryMode[] = {
    {.name = "CU_SHARED_MEMORY_MODE_DEFAULT", .value = 0},
    {.name = "CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE", .value = 1},
    {.name = "CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE", .value = 2},
    {.name = "CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY", .value = 3},
    {.name = "CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY", .value = 4},
};
CB_ENUM_TABLE(CUsharedMemoryMode, .c_name = "CUsharedMemoryMode_enum");

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
CB_ENUM_TABLE(CUlaunchAttributeID, .c_name = "CUlaunchAttributeID_enum");

static const cb_enumerator items_CUstreamCaptureStatus[] = {
    {.name = "CU_STREAM_CAPTURE_STATUS_NONE", .value = 0},
    {.name = "CU_STREAM_CAPTURE_STATUS_ACTIVE", .value = 1},
    {.name = "CU_STREAM_CAPTURE_STATUS_INVALIDATED", .value = 2},
};
CB_ENUM_TABLE(CUstreamCaptureStatus, .c_name = "CUstreamCaptureStatus_enum");

static const cb_enumerator items_CUstreamCaptureMode[] = {
    {.name = "CU_STREAM_CAPTURE_MODE_GLOBAL", .value = 0},
    {.name = "CU_STREAM_CAPTURE_MODE_THREAD_LOCAL", .value = 1},
    {.name = "CU_STREAM_CAPTURE_MODE_RELAXED", .value = 2},
};
CB_ENUM_TABLE(CUstreamCaptureMode, .c_name = "CUstreamCaptureMode_enum");

static const cb_enumerator items_CUdriverProcAddress_flags[] = {
    {.name = "CU_GET_PROC_ADDRESS_DEFAULT", .value = 0},
    {.name = "CU_GET_PROC_ADDRESS_LEGACY_STREAM", .value = 1},
    {.name = "CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM", .value = 2},
};
CB_ENUM_TABLE(CUdriverProcAddress_flags, .c_name = "CUdriverProcAddress_flags_enum");

static const cb_enumerator items_CUdriverProcAddressQueryResult[] = {
    {.name = "CU_GET_PROC_ADDRESS_SUCCESS", .value = 0},
    {.name = "CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND", .value = 1},
    {.name = "CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT", .value = 2},
};
CB_ENUM_TABLE(CUdriverProcAddressQueryResult, .c_name = "CUdriverProcAddressQueryResult_enum");

static const cb_enumerator items_CUexecAffinityType[] = {
    {.name = "CU_EXEC_AFFINITY_TYPE_SM_COUNT", .value = 0},
    {.name = "CU_EXEC_AFFINITY_TYPE_MAX", .value = 1},
};
CB_ENUM_TABLE(CUexecAffinityType, .c_name = "CUexecAffinityType_enum");

static const cb_enumerator items_CUcigDataType[] = {
    {.name = "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE", .value = 1},
    {.name = "CIG_DATA_TYPE_NV_BLOB", .value = 2},
};
CB_ENUM_TABLE(CUcigDataType, .c_name = "CUcigDataType_enum");

static const cb_enumerator items_CUstreamCigDataType[] = {
    {.name = "STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST", .value = 1},
    {.name = "STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV", .value = 2},
};
CB_ENUM_TABLE(CUstreamCigDataType, .c_name = "CUstreamCigDataType_enum");

static const cb_enumerator items_CUlibraryOption[] = {
    {.name = "CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE", .value = 0},
    {.name = "CU_LIBRARY_BINARY_IS_PRESERVED", .value = 1},
    {.name = "CU_LIBRARY_NUM_OPTIONS", .value = 2},
};
CB_ENUM_TABLE(CUlibraryOption, .c_name = "CUlibraryOption_enum");

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
CB_ENUM_TABLE(CUresult, .c_name = "cudaError_enum");

static const cb_enumerator items_CUdevice_P2PAttribute[] = {
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK", .value = 1},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED", .value = 2},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED", .value = 3},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED", .value = 4},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED", .value = 4},
    {.name = "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED", .value = 5},
};
CB_ENUM_TABLE(CUdevice_P2PAttribute, .c_name = "CUdevice_P2PAttribute_enum");

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
CB_ENUM_TABLE(CUresourceViewFormat, .c_name = "CUresourceViewFormat_enum");

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
CB_ENUM_TABLE(CUtensorMapDataType, .c_name = "CUtensorMapDataType_enum");

static const cb_enumerator items_CUtensorMapInterleave[] = {
    {.name = "CU_TENSOR_MAP_INTERLEAVE_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_INTERLEAVE_16B", .value = 1},
    {.name = "CU_TENSOR_MAP_INTERLEAVE_32B", .value = 2},
};
CB_ENUM_TABLE(CUtensorMapInterleave, .c_name = "CUtensorMapInterleave_enum");

static const cb_enumerator items_CUtensorMapSwizzle[] = {
    {.name = "CU_TENSOR_MAP_SWIZZLE_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_SWIZZLE_32B", .value = 1},
    {.name = "CU_TENSOR_MAP_SWIZZLE_64B", .value = 2},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B", .value = 3},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B", .value = 4},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B", .value = 5},
    {.name = "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B", .value = 6},
};
CB_ENUM_TABLE(CUtensorMapSwizzle, .c_name = "CUtensorMapSwizzle_enum");

static const cb_enumerator items_CUtensorMapL2promotion[] = {
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_L2_64B", .value = 1},
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_L2_128B", .value = 2},
    {.name = "CU_TENSOR_MAP_L2_PROMOTION_L2_256B", .value = 3},
};
CB_ENUM_TABLE(CUtensorMapL2promotion, .c_name = "CUtensorMapL2promotion_enum");

static const cb_enumerator items_CUtensorMapFloatOOBfill[] = {
    {.name = "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE", .value = 0},
    {.name = "CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA", .value = 1},
};
CB_ENUM_TABLE(CUtensorMapFloatOOBfill, .c_name = "CUtensorMapFloatOOBfill_enum");

static const cb_enumerator items_CUtensorMapIm2ColWideMode[] = {
    {.name = "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W", .value = 0},
    {.name = "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128", .value = 1},
};
CB_ENUM_TABLE(CUtensorMapIm2ColWideMode, .c_name = "CUtensorMapIm2ColWideMode_enum");

static const cb_enumerator items_CUtensorMapAllocClass[] = {
    {.name = "CU_TENSOR_MAP_ALLOC_CLASS_AUTO", .value = 0},
    {.name = "CU_TENSOR_MAP_ALLOC_CLASS_SMALL", .value = 1},
    {.name = "CU_TENSOR_MAP_ALLOC_CLASS_LARGE", .value = 2},
};
CB_ENUM_TABLE(CUtensorMapAllocClass, .c_name = "CUtensorMapAllocClass_enum");

static const cb_enumerator items_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS[] = {
    {.name = "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE", .value = 0},
    {.name = "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ", .value = 1},
    {.name = "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE", .value = 3},
};
CB_ENUM_TABLE(CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    .c_name = "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum");

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
CB_ENUM_TABLE(CUexternalMemoryHandleType, .c_name = "CUexternalMemoryHandleType_enum");

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
CB_ENUM_TABLE(CUexternalSemaphoreHandleType, .c_name = "CUexternalSemaphoreHandleType_enum");

static const cb_enumerator items_CUmemAllocationHandleType[] = {
    {.name = "CU_MEM_HANDLE_TYPE_NONE", .value = 0},
    {.name = "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR", .value = 1},
    {.name = "CU_MEM_HANDLE_TYPE_WIN32", .value = 2},
    {.name = "CU_MEM_HANDLE_TYPE_WIN32_KMT", .value = 4},
    {.name = "CU_MEM_HANDLE_TYPE_FABRIC", .value = 8},
    {.name = "CU_MEM_HANDLE_TYPE_MAX", .value = 2147483647},
};
CB_ENUM_TABLE(CUmemAllocationHandleType, .c_name = "CUmemAllocationHandleType_enum");

static const cb_enumerator items_CUmemAccess_flags[] = {
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_NONE", .value = 0},
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_READ", .value = 1},
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_READWRITE", .value = 3},
    {.name = "CU_MEM_ACCESS_FLAGS_PROT_MAX", .value = 2147483647},
};
CB_ENUM_TABLE(CUmemAccess_flags, .c_name = "CUmemAccess_flags_enum");

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
CB_ENUM_TABLE(CUmemLocationType, .c_name = "CUmemLocationType_enum");

static const cb_enumerator items_CUmemAllocationType[] = {
    {.name = "CU_MEM_ALLOCATION_TYPE_INVALID", .value = 0},
    {.name = "CU_MEM_ALLOCATION_TYPE_PINNED", .value = 1},
    {.name = "CU_MEM_ALLOCATION_TYPE_MANAGED", .value = 2},
    {.name = "CU_MEM_ALLOCATION_TYPE_MAX", .value = 2147483647},
};
CB_ENUM_TABLE(CUmemAllocationType, .c_name = "CUmemAllocationType_enum");

static const cb_enumerator items_CUmemAllocationGranularity_flags[] = {
    {.name = "CU_MEM_ALLOC_GRANULARITY_MINIMUM", .value = 0},
    {.name = "CU_MEM_ALLOC_GRANULARITY_RECOMMENDED", .value = 1},
};
CB_ENUM_TABLE(CUmemAllocationGranularity_flags, .c_name = "CUmemAllocationGranularity_flags_enum");

static const cb_enumerator items_CUmemRangeHandleType[] = {
    {.name = "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD", .value = 1},
    {.name = "CU_MEM_RANGE_HANDLE_TYPE_MAX", .value = 2147483647},
};
CB_ENUM_TABLE(CUmemRangeHandleType, .c_name = "CUmemRangeHandleType_enum");

static const cb_enumerator items_CUmemRangeFlags[] = {
    {.name = "CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE", .value = 1},
};
CB_ENUM_TABLE(CUmemRangeFlags, .c_name = "CUmemRangeFlags_enum");

static const cb_enumerator items_CUarraySparseSubresourceType[] = {
    {.name = "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL", .value = 0},
    {.name = "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL", .value = 1},
};
CB_ENUM_TABLE(CUarraySparseSubresourceType, .c_name = "CUarraySparseSubresourceType_enum");

static const cb_enumerator items_CUmemOperationType[] = {
    {.name = "CU_MEM_OPERATION_TYPE_MAP", .value = 1},
    {.name = "CU_MEM_OPERATION_TYPE_UNMAP", .value = 2},
};
CB_ENUM_TABLE(CUmemOperationType, .c_name = "CUmemOperationType_enum");

static const cb_enumerator items_CUmemHandleType[] = {
    {.name = "CU_MEM_HANDLE_TYPE_GENERIC", .value = 0},
};
CB_ENUM_TABLE(CUmemHandleType, .c_name = "CUmemHandleType_enum");

static const cb_enumerator items_CUmemAllocationCompType[] = {
    {.name = "CU_MEM_ALLOCATION_COMP_NONE", .value = 0},
    {.name = "CU_MEM_ALLOCATION_COMP_GENERIC", .value = 1},
};
CB_ENUM_TABLE(CUmemAllocationCompType, .c_name = "CUmemAllocationCompType_enum");

static const cb_enumerator items_CUmulticastGranularity_flags[] = {
    {.name = "CU_MULTICAST_GRANULARITY_MINIMUM", .value = 0},
    {.name = "CU_MULTICAST_GRANULARITY_RECOMMENDED", .value = 1},
};
CB_ENUM_TABLE(CUmulticastGranularity_flags, .c_name = "CUmulticastGranularity_flags_enum");

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
CB_ENUM_TABLE(CUgraphExecUpdateResult, .c_name = "CUgraphExecUpdateResult_enum");

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
CB_ENUM_TABLE(CUmemPool_attribute, .c_name = "CUmemPool_attribute_enum");

static const cb_enumerator items_CUmemcpyFlags[] = {
    {.name = "CU_MEMCPY_FLAG_DEFAULT", .value = 0},
    {.name = "CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE", .value = 1},
};
CB_ENUM_TABLE(CUmemcpyFlags, .c_name = "CUmemcpyFlags_enum");

static const cb_enumerator items_CUmemcpySrcAccessOrder[] = {
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_INVALID", .value = 0},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_STREAM", .value = 1},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL", .value = 2},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_ANY", .value = 3},
    {.name = "CU_MEMCPY_SRC_ACCESS_ORDER_MAX", .value = 2147483647},
};
CB_ENUM_TABLE(CUmemcpySrcAccessOrder, .c_name = "CUmemcpySrcAccessOrder_enum");

static const cb_enumerator items_CUmemcpy3DOperandType[] = {
    {.name = "CU_MEMCPY_OPERAND_TYPE_POINTER", .value = 1},
    {.name = "CU_MEMCPY_OPERAND_TYPE_ARRAY", .value = 2},
    {.name = "CU_MEMCPY_OPERAND_TYPE_MAX", .value = 2147483647},
};
CB_ENUM_TABLE(CUmemcpy3DOperandType, .c_name = "CUmemcpy3DOperandType_enum");

static const cb_enumerator items_CUgraphMem_attribute[] = {
    {.name = "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT", .value = 0},
    {.name = "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH", .value = 1},
    {.name = "CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT", .value = 2},
    {.name = "CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH", .value = 3},
};
CB_ENUM_TABLE(CUgraphMem_attribute, .c_name = "CUgraphMem_attribute_enum");

static const cb_enumerator items_CUgraphChildGraphNodeOwnership[] = {
    {.name = "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE", .value = 0},
    {.name = "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE", .value = 1},
    {.name = "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID", .value = -1},
};
CB_ENUM_TABLE(CUgraphChildGraphNodeOwnership, .c_name = "CUgraphChildGraphNodeOwnership_enum",
    .is_signed = true);

static const cb_enumerator items_CUflushGPUDirectRDMAWritesOptions[] = {
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST", .value = 1},
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS", .value = 2},
};
CB_ENUM_TABLE(CUflushGPUDirectRDMAWritesOptions,
    .c_name = "CUflushGPUDirectRDMAWritesOptions_enum");

static const cb_enumerator items_CUGPUDirectRDMAWritesOrdering[] = {
    {.name = "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE", .value = 0},
    {.name = "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER", .value = 100},
    {.name = "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES", .value = 200},
};
CB_ENUM_TABLE(CUGPUDirectRDMAWritesOrdering, .c_name = "CUGPUDirectRDMAWritesOrdering_enum");

static const cb_enumerator items_CUflushGPUDirectRDMAWritesScope[] = {
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER", .value = 100},
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES", .value = 200},
};
CB_ENUM_TABLE(CUflushGPUDirectRDMAWritesScope, .c_name = "CUflushGPUDirectRDMAWritesScope_enum");

static const cb_enumerator items_CUflushGPUDirectRDMAWritesTarget[] = {
    {.name = "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX", .value = 0},
};
CB_ENUM_TABLE(CUflushGPUDirectRDMAWritesTarget, .c_name = "CUflushGPUDirectRDMAWritesTarget_enum");

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
CB_ENUM_TABLE(CUgraphDebugDot_flags, .c_name = "CUgraphDebugDot_flags_enum");

static const cb_enumerator items_CUuserObject_flags[] = {
    {.name = "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC", .value = 1},
};
CB_ENUM_TABLE(CUuserObject_flags, .c_name = "CUuserObject_flags_enum");

static const cb_enumerator items_CUuserObjectRetain_flags[] = {
    {.name = "CU_GRAPH_USER_OBJECT_MOVE", .value = 1},
};
CB_ENUM_TABLE(CUuserObjectRetain_flags, .c_name = "CUuserObjectRetain_flags_enum");

static const cb_enumerator items_CUgraphInstantiate_flags[] = {
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH", .value = 1},
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD", .value = 2},
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH", .value = 4},
    {.name = "CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY", .value = 8},
};
CB_ENUM_TABLE(CUgraphInstantiate_flags, .c_name = "CUgraphInstantiate_flags_enum");

static const cb_enumerator items_CUdeviceNumaConfig[] = {
    {.name = "CU_DEVICE_NUMA_CONFIG_NONE", .value = 0},
    {.name = "CU_DEVICE_NUMA_CONFIG_NUMA_NODE", .value = 1},
};
CB_ENUM_TABLE(CUdeviceNumaConfig, .c_name = "CUdeviceNumaConfig_enum");

static const cb_enumerator items_CUprocessState[] = {
    {.name = "CU_PROCESS_STATE_RUNNING", .value = 0},
    {.name = "CU_PROCESS_STATE_LOCKED", .value = 1},
    {.name = "CU_PROCESS_STATE_CHECKPOINTED", .value = 2},
    {.name = "CU_PROCESS_STATE_FAILED", .value = 3},
    {.name = "CU_PROCESS_STATE_CHECKPOINTING", .value = 4},
    {.name = "CU_PROCESS_STATE_RESTORING", .value = 5},
};
CB_ENUM_TABLE(CUprocessState, .c_name = "CUprocessState_enum");

static const cb_enumerator items_CUmoduleLoadingMode[] = {
    {.name = "CU_MODULE_EAGER_LOADING", .value = 1},
    {.name = "CU_MODULE_LAZY_LOADING", .value = 2},
};
CB_ENUM_TABLE(CUmoduleLoadingMode, .c_name = "CUmoduleLoadingMode_enum");

static const cb_enumerator items_CUmemDecompressAlgorithm[] = {
    {.name = "CU_MEM_DECOMPRESS_UNSUPPORTED", .value = 0},
    {.name = "CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE", .value = 1},
    {.name = "CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY", .value = 2},
    {.name = "CU_MEM_DECOMPRESS_ALGORITHM_LZ4", .value = 4},
};
CB_ENUM_TABLE(CUmemDecompressAlgorithm, .c_name = "CUmemDecompressAlgorithm_enum");

static const cb_enumerator items_CUcliqueType[] = {
    {.name = "CU_CLIQUE_TYPE_UNICAST_POINTER", .value = 0},
    {.name = "CU_CLIQUE_TYPE_MULTICAST_POINTER", .value = 1},
    {.name = "CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT", .value = 2},
    {.name = "CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT", .value = 3},
};
CB_ENUM_TABLE(CUcliqueType, .c_name = "CUcliqueType_enum");

static const cb_enumerator items_CUlogicalEndpointIpcHandleType[] = {
    {.name = "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE", .value = 0},
    {.name = "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC", .value = 1},
};
CB_ENUM_TABLE(CUlogicalEndpointIpcHandleType, .c_name = "CUlogicalEndpointIpcHandleType_enum");

static const cb_enumerator items_CUlogicalEndpointType[] = {
    {.name = "CU_LOGICAL_ENDPOINT_TYPE_INVALID", .value = 0},
    {.name = "CU_LOGICAL_ENDPOINT_TYPE_UNICAST", .value = 1},
    {.name = "CU_LOGICAL_ENDPOINT_TYPE_MULTICAST", .value = 2},
};
CB_ENUM_TABLE(CUlogicalEndpointType, .c_name = "CUlogicalEndpointType_enum");

static const cb_enumerator items_CUlogicalEndpointFlag[] = {
    {.name = "CU_LOGICAL_ENDPOINT_FLAG_NONE", .value = 0},
    {.name = "CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS", .value = 1},
};
CB_ENUM_TABLE(CUlogicalEndpointFlag, .c_name = "CUlogicalEndpointFlag_enum");

static const cb_enumerator items_CUfabricCpyOperandType[] = {
    {.name = "CU_FABRIC_COPY_OPERAND_TYPE_POINTER", .value = 1},
    {.name = "CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT", .value = 2},
    {.name = "CU_FABRIC_COPY_OPERAND_TYPE_MAX", .value = 2147483647},
};
CB_ENUM_TABLE(CUfabricCpyOperandType, .c_name = "CUfabricCpyOperandType_enum");

static const cb_enumerator items_CUgraphRecaptureStatus[] = {
    {.name = "CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE", .value = 0},
    {.name = "CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE", .value = 1},
    {.name = "CU_GRAPH_RECAPTURE_ERROR", .value = 2},
};
CB_ENUM_TABLE(CUgraphRecaptureStatus, .c_name = "CUgraphRecaptureStatus_enum");

static const cb_enumerator items_CUfunctionLoadingState[] = {
    {.name = "CU_FUNCTION_LOADING_STATE_UNLOADED", .value = 0},
    {.name = "CU_FUNCTION_LOADING_STATE_LOADED", .value = 1},
    {.name = "CU_FUNCTION_LOADING_STATE_MAX", .value = 2},
};
CB_ENUM_TABLE(CUfunctionLoadingState, .c_name = "CUfunctionLoadingState_enum");

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
CB_ENUM_TABLE(CUcoredumpSettings, .c_name = "CUcoredumpSettings_enum");

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
CB_ENUM_TABLE(CUCoredumpGenerationFlags, .c_name = "enum CUCoredumpGenerationFlags",
    .is_signed = true);

static const cb_enumerator items_CUgreenCtxCreate_flags[] = {
    {.name = "CU_GREEN_CTX_NONE", .value = 0},
    {.name = "CU_GREEN_CTX_DEFAULT_STREAM", .value = 1},
};
CB_ENUM_TABLE(CUgreenCtxCreate_flags, .c_name = "CUgreenCtxCreate_flags");

static const cb_enumerator items_CUdevSmResourceGroup_flags[] = {
    {.name = "CU_DEV_SM_RESOURCE_GROUP_DEFAULT", .value = 0},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_BACKFILL", .value = 1},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID", .value = 2},
    {.name = "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS", .value = 4},
};
CB_ENUM_TABLE(CUdevSmResourceGroup_flags, .c_name = "CUdevSmResourceGroup_flags");

static const cb_enumerator items_CUdevSmResourceSplitByCount_flags[] = {
    {.name = "CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING", .value = 1},
    {.name = "CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE", .value = 2},
};
CB_ENUM_TABLE(CUdevSmResourceSplitByCount_flags, .c_name = "CUdevSmResourceSplitByCount_flags");

static const cb_enumerator items_CUdevResourceType[] = {
    {.name = "CU_DEV_RESOURCE_TYPE_INVALID", .value = 0},
    {.name = "CU_DEV_RESOURCE_TYPE_SM", .value = 1},
    {.name = "CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG", .value = 1000},
    {.name = "CU_DEV_RESOURCE_TYPE_WORKQUEUE", .value = 10000},
};
CB_ENUM_TABLE(CUdevResourceType, .c_name = "CUdevResourceType");

static const cb_enumerator items_CUdevWorkqueueConfigScope[] = {
    {.name = "CU_WORKQUEUE_SCOPE_DEVICE_CTX", .value = 0},
    {.name = "CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED", .value = 1},
};
CB_ENUM_TABLE(CUdevWorkqueueConfigScope, .c_name = "CUdevWorkqueueConfigScope");

static const cb_enumerator items_CUlogLevel[] = {
    {.name = "CU_LOG_LEVEL_ERROR", .value = 0},
    {.name = "CU_LOG_LEVEL_WARNING", .value = 1},
};
CB_ENUM_TABLE(CUlogLevel, .c_name = "CUlogLevel_enum");

static const cb_enumerator items_CUoutput_mode[] = {
    {.name = "CU_OUT_KEY_VALUE_PAIR", .value = 0},
    {.name = "CU_OUT_CSV", .value = 1},
};
CB_ENUM_TABLE(CUoutput_mode, .c_name = "CUoutput_mode_enum");

static const cb_enumerator items_CUeglFrameType[] = {
    {.name = "CU_EGL_FRAME_TYPE_ARRAY", .value = 0},
    {.name = "CU_EGL_FRAME_TYPE_PITCH", .value = 1},
};
CB_ENUM_TABLE(CUeglFrameType, .c_name = "CUeglFrameType_enum");

static const cb_enumerator items_CUeglResourceLocationFlags[] = {
    {.name = "CU_EGL_RESOURCE_LOCATION_SYSMEM", .value = 0},
    {.name = "CU_EGL_RESOURCE_LOCATION_VIDMEM", .value = 1},
};
CB_ENUM_TABLE(CUeglResourceLocationFlags, .c_name = "CUeglResourceLocationFlags_enum");

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
CB_ENUM_TABLE(CUeglColorFormat, .c_name = "CUeglColorFormat_enum");

static const cb_enumerator items_CUGLDeviceList[] = {
    {.name = "CU_GL_DEVICE_LIST_ALL", .value = 1},
    {.name = "CU_GL_DEVICE_LIST_CURRENT_FRAME", .value = 2},
    {.name = "CU_GL_DEVICE_LIST_NEXT_FRAME", .value = 3},
};
CB_ENUM_TABLE(CUGLDeviceList, .c_name = "CUGLDeviceList_enum");

static const cb_enumerator items_CUGLmap_flags[] = {
    {.name = "CU_GL_MAP_RESOURCE_FLAGS_NONE", .value = 0},
    {.name = "CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY", .value = 1},
    {.name = "CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD", .value = 2},
};
CB_ENUM_TABLE(CUGLmap_flags, .c_name = "CUGLmap_flags_enum");

static const cb_field fields_CUuuid[] = {
    CB_ITEMS("bytes", BYTES, 0, 1, 16, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(CUuuid, .size = 16);

static const cb_field fields_CUmemFabricHandle[] = {
    CB_ITEMS("data", BLOB, 0, 1, 64, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(CUmemFabricHandle, .size = 64);

static const cb_field fields_CUipcEventHandle[] = {
    CB_ITEMS("reserved", BLOB, 0, 1, 64, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(CUipcEventHandle, .size = 64);

static const cb_field fields_CUipcMemHandle[] = {
    CB_ITEMS("reserved", BLOB, 0, 1, 64, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(CUipcMemHandle, .size = 64);

static const cb_field fields_CUstreamBatchMemOpParams[] = {
    CB_VALUE("operation", ENUM, 0, 4, T_CUstreamBatchMemOpType, "CUstreamBatchMemOpType"),
    CB_KEPT("waitValue", RECORD, 0, 40, T_CUstreamMemOpWaitValueParams_st, 0,
        "struct CUstreamMemOpWaitValueParams_st"),
    CB_KEPT("writeValue", RECORD, 0, 40, T_CUstreamMemOpWriteValueParams_st, 1,
        "struct CUstreamMemOpWriteValueParams_st"),
    CB_KEPT("flushRemoteWrites", RECORD, 0, 8, T_CUstreamMemOpFlushRemoteWritesParams_st, 2,
        "struct CUstreamMemOpFlushRemoteWritesParams_st"),
    CB_KEPT("memoryBarrier", RECORD, 0, 8, T_CUstreamMemOpMemoryBarrierParams_st, 3,
        "struct CUstreamMemOpMemoryBarrierParams_st"),
    CB_KEPT("atomicReduction", RECORD, 0, 40, T_CUstreamMemOpAtomicReductionParams_st, 4,
        "struct CUstreamMemOpAtomicReductionParams_st"),
    CB_ITEMS("pad", LIST_SCALAR, 0, 8, 6, T_cuuint64_t, false, "uint64_t"),
};
CB_RECORD_TABLE(CUstreamBatchMemOpParams, .size = 48, .slot_count = 5);

static const cb_field fields_CUstreamMemOpWaitValueParams_st[] = {
    CB_VALUE("operation", ENUM, 0, 4, T_CUstreamBatchMemOpType, "CUstreamBatchMemOpType"),
    CB_KEPT("address", SCALAR, 8, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("value", SCALAR, 16, 4, T_cuuint32_t, 1, "uint32_t"),
    CB_KEPT("value64", SCALAR, 16, 8, T_cuuint64_t, 2, "uint64_t"),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
    CB_KEPT("alias", SCALAR, 32, 8, T_CUdeviceptr, 3, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUstreamMemOpWaitValueParams_st, .size = 40, .slot_count = 4);

static const cb_field fields_CUstreamMemOpWaitValueParams_st_anon0[] = {
    CB_KEPT("value", SCALAR, 0, 4, T_cuuint32_t, 0, "uint32_t"),
    CB_KEPT("value64", SCALAR, 0, 8, T_cuuint64_t, 1, "uint64_t"),
};
CB_RECORD_TABLE(CUstreamMemOpWaitValueParams_st_anon0, .size = 8, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 16);

static const cb_field fields_CUstreamMemOpWriteValueParams_st[] = {
    CB_VALUE("operation", ENUM, 0, 4, T_CUstreamBatchMemOpType, "CUstreamBatchMemOpType"),
    CB_KEPT("address", SCALAR, 8, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("value", SCALAR, 16, 4, T_cuuint32_t, 1, "uint32_t"),
    CB_KEPT("value64", SCALAR, 16, 8, T_cuuint64_t, 2, "uint64_t"),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
    CB_KEPT("alias", SCALAR, 32, 8, T_CUdeviceptr, 3, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUstreamMemOpWriteValueParams_st, .size = 40, .slot_count = 4);

static const cb_field fields_CUstreamMemOpWriteValueParams_st_anon0[] = {
    CB_KEPT("value", SCALAR, 0, 4, T_cuuint32_t, 0, "uint32_t"),
    CB_KEPT("value64", SCALAR, 0, 8, T_cuuint64_t, 1, "uint64_t"),
};
CB_RECORD_TABLE(CUstreamMemOpWriteValueParams_st_anon0, .size = 8, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 16);

static const cb_field fields_CUstreamMemOpFlushRemoteWritesParams_st[] = {
    CB_VALUE("operation", ENUM, 0, 4, T_CUstreamBatchMemOpType, "CUstreamBatchMemOpType"),
    CB_NUMBER("flags", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUstreamMemOpFlushRemoteWritesParams_st, .size = 8);

static const cb_field fields_CUstreamMemOpMemoryBarrierParams_st[] = {
    CB_VALUE("operation", ENUM, 0, 4, T_CUstreamBatchMemOpType, "CUstreamBatchMemOpType"),
    CB_NUMBER("flags", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUstreamMemOpMemoryBarrierParams_st, .size = 8);

static const cb_field fields_CUstreamMemOpAtomicReductionParams_st[] = {
    CB_VALUE("operation", ENUM, 0, 4, T_CUstreamBatchMemOpType, "CUstreamBatchMemOpType"),
    CB_NUMBER("flags", INT, 4, 4, "unsigned int"),
    CB_VALUE("reductionOp", ENUM, 8, 4, T_CUstreamAtomicReductionOpType,
        "CUstreamAtomicReductionOpType"),
    CB_VALUE("dataType", ENUM, 12, 4, T_CUstreamAtomicReductionDataType,
        "CUstreamAtomicReductionDataType"),
    CB_KEPT("address", SCALAR, 16, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("value", SCALAR, 24, 8, T_cuuint64_t, 1, "uint64_t"),
    CB_KEPT("alias", SCALAR, 32, 8, T_CUdeviceptr, 2, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUstreamMemOpAtomicReductionParams_st, .size = 40, .slot_count = 3);

static const cb_field fields_CUDA_BATCH_MEM_OP_NODE_PARAMS[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_NUMBER("count", INT, 8, 4, "unsigned int"),
    CB_COUNTED("paramArray", ARRAY_RECORD, 16, 48, T_CUstreamBatchMemOpParams, 1, 1,
        "CUstreamBatchMemOpParams"),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_BATCH_MEM_OP_NODE_PARAMS, .size = 32, .slot_count = 2);

static const cb_field fields_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_NUMBER("count", INT, 8, 4, "unsigned int"),
    CB_COUNTED("paramArray", ARRAY_RECORD, 16, 48, T_CUstreamBatchMemOpParams, 1, 1,
        "CUstreamBatchMemOpParams"),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, .size = 32, .slot_count = 2);

static const cb_field fields_CUasyncNotificationInfo[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUasyncNotificationType, "CUasyncNotificationType"),
    CB_KEPT("info", RECORD, 8, 8, T_CUasyncNotificationInfo_anon0, 0,
        "CUasyncNotificationInfo_anon0"),
};
CB_RECORD_TABLE(CUasyncNotificationInfo, .size = 16, .slot_count = 1);

static const cb_field fields_CUasyncNotificationInfo_anon0[] = {
    CB_KEPT("overBudget", RECORD, 0, 8, T_CUasyncNotificationInfo_anon0_anon0, 0,
        "CUasyncNotificationInfo_anon0_anon0"),
};
CB_RECORD_TABLE(CUasyncNotificationInfo_anon0, .size = 8, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUasyncNotificationInfo_anon0_anon0[] = {
    CB_NUMBER("bytesOverBudget", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUasyncNotificationInfo_anon0_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUdevprop[] = {
    CB_SIGNED("maxThreadsPerBlock", INT, 0, 4, "int"),
    CB_ITEMS("maxThreadsDim", LIST_INT, 4, 4, 3, CB_NO_CLASS, true, "int"),
    CB_ITEMS("maxGridSize", LIST_INT, 16, 4, 3, CB_NO_CLASS, true, "int"),
    CB_SIGNED("sharedMemPerBlock", INT, 28, 4, "int"),
    CB_SIGNED("totalConstantMemory", INT, 32, 4, "int"),
    CB_SIGNED("SIMDWidth", INT, 36, 4, "int"),
    CB_SIGNED("memPitch", INT, 40, 4, "int"),
    CB_SIGNED("regsPerBlock", INT, 44, 4, "int"),
    CB_SIGNED("clockRate", INT, 48, 4, "int"),
    CB_SIGNED("textureAlign", INT, 52, 4, "int"),
};
CB_RECORD_TABLE(CUdevprop, .size = 56);

static const cb_field fields_CUaccessPolicyWindow[] = {
    CB_KEPT("base_ptr", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("num_bytes", INT, 8, 8, "size_t"),
    CB_NUMBER("hitRatio", FLOAT, 16, 4, "float"),
    CB_VALUE("hitProp", ENUM, 20, 4, T_CUaccessProperty, "CUaccessProperty"),
    CB_VALUE("missProp", ENUM, 24, 4, T_CUaccessProperty, "CUaccessProperty"),
};
CB_RECORD_TABLE(CUaccessPolicyWindow, .size = 32, .slot_count = 1);

static const cb_field fields_CUDA_KERNEL_NODE_PARAMS_v1[] = {
    CB_KEPT("func", HANDLE, 0, 8, T_CUfunction, 0, "CUfunction"),
    CB_NUMBER("gridDimX", INT, 8, 4, "unsigned int"),
    CB_NUMBER("gridDimY", INT, 12, 4, "unsigned int"),
    CB_NUMBER("gridDimZ", INT, 16, 4, "unsigned int"),
    CB_NUMBER("blockDimX", INT, 20, 4, "unsigned int"),
    CB_NUMBER("blockDimY", INT, 24, 4, "unsigned int"),
    CB_NUMBER("blockDimZ", INT, 28, 4, "unsigned int"),
    CB_NUMBER("sharedMemBytes", INT, 32, 4, "unsigned int"),
    CB_KEPT("kernelParams", KERNEL_PARAMS, 40, 8, CB_NO_CLASS, 1, "void **"),
    CB_NUMBER("extra", POINTER_INT, 48, 8, "void **"),
};
CB_RECORD_TABLE(CUDA_KERNEL_NODE_PARAMS_v1, .size = 56, .slot_count = 2);

static const cb_field fields_CUDA_KERNEL_NODE_PARAMS[] = {
    CB_KEPT("func", HANDLE, 0, 8, T_CUfunction, 0, "CUfunction"),
    CB_NUMBER("gridDimX", INT, 8, 4, "unsigned int"),
    CB_NUMBER("gridDimY", INT, 12, 4, "unsigned int"),
    CB_NUMBER("gridDimZ", INT, 16, 4, "unsigned int"),
    CB_NUMBER("blockDimX", INT, 20, 4, "unsigned int"),
    CB_NUMBER("blockDimY", INT, 24, 4, "unsigned int"),
    CB_NUMBER("blockDimZ", INT, 28, 4, "unsigned int"),
    CB_NUMBER("sharedMemBytes", INT, 32, 4, "unsigned int"),
    CB_KEPT("kernelParams", KERNEL_PARAMS, 40, 8, CB_NO_CLASS, 1, "void **"),
    CB_NUMBER("extra", POINTER_INT, 48, 8, "void **"),
    CB_KEPT("kern", HANDLE, 56, 8, T_CUkernel, 2, "CUkernel"),
    CB_KEPT("ctx", HANDLE, 64, 8, T_CUcontext, 3, "CUcontext"),
};
CB_RECORD_TABLE(CUDA_KERNEL_NODE_PARAMS, .size = 72, .slot_count = 4);

static const cb_field fields_CUDA_KERNEL_NODE_PARAMS_v3[] = {
    CB_KEPT("func", HANDLE, 0, 8, T_CUfunction, 0, "CUfunction"),
    CB_NUMBER("gridDimX", INT, 8, 4, "unsigned int"),
    CB_NUMBER("gridDimY", INT, 12, 4, "unsigned int"),
    CB_NUMBER("gridDimZ", INT, 16, 4, "unsigned int"),
    CB_NUMBER("blockDimX", INT, 20, 4, "unsigned int"),
    CB_NUMBER("blockDimY", INT, 24, 4, "unsigned int"),
    CB_NUMBER("blockDimZ", INT, 28, 4, "unsigned int"),
    CB_NUMBER("sharedMemBytes", INT, 32, 4, "unsigned int"),
    CB_KEPT("kernelParams", KERNEL_PARAMS, 40, 8, CB_NO_CLASS, 1, "void **"),
    CB_NUMBER("extra", POINTER_INT, 48, 8, "void **"),
    CB_KEPT("kern", HANDLE, 56, 8, T_CUkernel, 2, "CUkernel"),
    CB_KEPT("ctx", HANDLE, 64, 8, T_CUcontext, 3, "CUcontext"),
};
CB_RECORD_TABLE(CUDA_KERNEL_NODE_PARAMS_v3, .size = 72, .slot_count = 4);

static const cb_field fields_CUDA_MEMSET_NODE_PARAMS[] = {
    CB_KEPT("dst", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("pitch", INT, 8, 8, "size_t"),
    CB_NUMBER("value", INT, 16, 4, "unsigned int"),
    CB_NUMBER("elementSize", INT, 20, 4, "unsigned int"),
    CB_NUMBER("width", INT, 24, 8, "size_t"),
    CB_NUMBER("height", INT, 32, 8, "size_t"),
};
CB_RECORD_TABLE(CUDA_MEMSET_NODE_PARAMS, .size = 40, .slot_count = 1);

static const cb_field fields_CUDA_MEMSET_NODE_PARAMS_v2[] = {
    CB_KEPT("dst", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("pitch", INT, 8, 8, "size_t"),
    CB_NUMBER("value", INT, 16, 4, "unsigned int"),
    CB_NUMBER("elementSize", INT, 20, 4, "unsigned int"),
    CB_NUMBER("width", INT, 24, 8, "size_t"),
    CB_NUMBER("height", INT, 32, 8, "size_t"),
    CB_KEPT("ctx", HANDLE, 40, 8, T_CUcontext, 1, "CUcontext"),
};
CB_RECORD_TABLE(CUDA_MEMSET_NODE_PARAMS_v2, .size = 48, .slot_count = 2);

static const cb_field fields_CUDA_HOST_NODE_PARAMS[] = {
    CB_KEPT("fn", CALLBACK, 0, 8, T_CUhostFn, 0, "CUhostFn"),
    CB_KEPT("userData", ADDRESS, 8, 8, CB_NO_CLASS, 1, "void *"),
};
CB_RECORD_TABLE(CUDA_HOST_NODE_PARAMS, .size = 16, .slot_count = 2);

static const cb_field fields_CUDA_HOST_NODE_PARAMS_v2[] = {
    CB_KEPT("fn", CALLBACK, 0, 8, T_CUhostFn, 0, "CUhostFn"),
    CB_KEPT("userData", ADDRESS, 8, 8, CB_NO_CLASS, 1, "void *"),
    CB_NUMBER("syncMode", INT, 16, 4, "unsigned int"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_CUcontext, 2, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 24, 8, T_CUgreenCtx, 3, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_HOST_NODE_PARAMS_v2, .size = 32, .slot_count = 4);

static const cb_field fields_CUDA_HOST_NODE_PARAMS_v2_anon0[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 0, 8, T_CUgreenCtx, 1, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_HOST_NODE_PARAMS_v2_anon0, .size = 8, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 24);

static const cb_field fields_CUDA_CONDITIONAL_NODE_PARAMS[] = {
    CB_KEPT("handle", SCALAR, 0, 8, T_CUgraphConditionalHandle, 0, "uint64_t"),
    CB_VALUE("type", ENUM, 8, 4, T_CUgraphConditionalNodeType, "CUgraphConditionalNodeType"),
    CB_NUMBER("size", INT, 12, 4, "unsigned int"),
    CB_COUNTED("phGraph_out", ARRAY_HANDLE_OUT, 16, 8, T_CUgraph, 2, 1, "CUgraph"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_CUcontext, 2, "CUcontext"),
};
CB_RECORD_TABLE(CUDA_CONDITIONAL_NODE_PARAMS, .size = 32, .slot_count = 3);

static const cb_field fields_CUgraphEdgeData[] = {
    CB_NUMBER("from_port", INT, 0, 1, "unsigned char"),
    CB_NUMBER("to_port", INT, 1, 1, "unsigned char"),
    CB_NUMBER("type", INT, 2, 1, "unsigned char"),
};
CB_RECORD_TABLE(CUgraphEdgeData, .size = 8);

static const cb_field fields_CUDA_GRAPH_INSTANTIATE_PARAMS[] = {
    CB_KEPT("flags", SCALAR, 0, 8, T_cuuint64_t, 0, "uint64_t"),
    CB_KEPT("hUploadStream", HANDLE, 8, 8, T_CUstream, 1, "CUstream"),
    CB_KEPT("hErrNode_out", HANDLE, 16, 8, T_CUgraphNode, 2, "CUgraphNode"),
    CB_VALUE("result_out", ENUM, 24, 4, T_CUgraphInstantiateResult, "CUgraphInstantiateResult"),
};
CB_RECORD_TABLE(CUDA_GRAPH_INSTANTIATE_PARAMS, .size = 32, .slot_count = 3);

static const cb_field fields_CUlaunchMemSyncDomainMap[] = {
    CB_NUMBER("default_", INT, 0, 1, "unsigned char"),
    CB_NUMBER("remote", INT, 1, 1, "unsigned char"),
};
CB_RECORD_TABLE(CUlaunchMemSyncDomainMap, .size = 2);

static const cb_field fields_CUlaunchAttributeValue[] = {
    CB_ITEMS("pad", BLOB, 0, 1, 64, CB_NO_CLASS, true, "char"),
    CB_KEPT("accessPolicyWindow", RECORD, 0, 32, T_CUaccessPolicyWindow, 0, "CUaccessPolicyWindow"),
    CB_SIGNED("cooperative", INT, 0, 4, "int"),
    CB_VALUE("syncPolicy", ENUM, 0, 4, T_CUsynchronizationPolicy, "CUsynchronizationPolicy"),
    CB_KEPT("clusterDim", RECORD, 0, 12, T_CUlaunchAttributeValue_anon0, 1,
        "CUlaunchAttributeValue_anon0"),
    CB_VALUE("clusterSchedulingPolicyPreference", ENUM, 0, 4, T_CUclusterSchedulingPolicy,
        "CUclusterSchedulingPolicy"),
    CB_SIGNED("programmaticStreamSerializationAllowed", INT, 0, 4, "int"),
    CB_KEPT("programmaticEvent", RECORD, 0, 16, T_CUlaunchAttributeValue_anon1, 2,
        "CUlaunchAttributeValue_anon1"),
    CB_KEPT("launchCompletionEvent", RECORD, 0, 16, T_CUlaunchAttributeValue_anon2, 3,
        "CUlaunchAttributeValue_anon2"),
    CB_SIGNED("priority", INT, 0, 4, "int"),
    CB_KEPT("memSyncDomainMap", RECORD, 0, 2, T_CUlaunchMemSyncDomainMap, 4,
        "CUlaunchMemSyncDomainMap"),
    CB_VALUE("memSyncDomain", ENUM, 0, 4, T_CUlaunchMemSyncDomain, "CUlaunchMemSyncDomain"),
    CB_KEPT("preferredClusterDim", RECORD, 0, 12, T_CUlaunchAttributeValue_anon3, 5,
        "CUlaunchAttributeValue_anon3"),
    CB_KEPT("deviceUpdatableKernelNode", RECORD, 0, 16, T_CUlaunchAttributeValue_anon4, 6,
        "CUlaunchAttributeValue_anon4"),
    CB_NUMBER("sharedMemCarveout", INT, 0, 4, "unsigned int"),
    CB_NUMBER("nvlinkUtilCentricScheduling", INT, 0, 4, "unsigned int"),
    CB_VALUE("portableClusterSizeMode", ENUM, 0, 4, T_CUlaunchAttributePortableClusterMode,
        "CUlaunchAttributePortableClusterMode"),
    CB_VALUE("sharedMemoryMode", ENUM, 0, 4, T_CUsharedMemoryMode, "CUsharedMemoryMode"),
};
CB_RECORD_TABLE(CUlaunchAttributeValue, .size = 64, .slot_count = 7);

static const cb_field fields_CUlaunchAttributeValue_anon0[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUlaunchAttributeValue_anon0, .size = 12, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUlaunchAttributeValue_anon1[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_CUevent, 0, "CUevent"),
    CB_SIGNED("flags", INT, 8, 4, "int"),
    CB_SIGNED("triggerAtBlockStart", INT, 12, 4, "int"),
};
CB_RECORD_TABLE(CUlaunchAttributeValue_anon1, .size = 16, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUlaunchAttributeValue_anon2[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_CUevent, 0, "CUevent"),
    CB_SIGNED("flags", INT, 8, 4, "int"),
};
CB_RECORD_TABLE(CUlaunchAttributeValue_anon2, .size = 16, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUlaunchAttributeValue_anon3[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUlaunchAttributeValue_anon3, .size = 12, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUlaunchAttributeValue_anon4[] = {
    CB_SIGNED("deviceUpdatable", INT, 0, 4, "int"),
    CB_KEPT("devNode", HANDLE, 8, 8, T_CUgraphDeviceNode, 0, "CUgraphDeviceNode"),
};
CB_RECORD_TABLE(CUlaunchAttributeValue_anon4, .size = 16, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUlaunchAttribute[] = {
    CB_VALUE("id", ENUM, 0, 4, T_CUlaunchAttributeID, "CUlaunchAttributeID"),
    CB_KEPT("value", RECORD, 8, 64, T_CUlaunchAttributeValue, 0, "CUlaunchAttributeValue"),
};
CB_RECORD_TABLE(CUlaunchAttribute, .size = 72, .slot_count = 1);

static const cb_field fields_CUlaunchConfig[] = {
    CB_NUMBER("gridDimX", INT, 0, 4, "unsigned int"),
    CB_NUMBER("gridDimY", INT, 4, 4, "unsigned int"),
    CB_NUMBER("gridDimZ", INT, 8, 4, "unsigned int"),
    CB_NUMBER("blockDimX", INT, 12, 4, "unsigned int"),
    CB_NUMBER("blockDimY", INT, 16, 4, "unsigned int"),
    CB_NUMBER("blockDimZ", INT, 20, 4, "unsigned int"),
    CB_NUMBER("sharedMemBytes", INT, 24, 4, "unsigned int"),
    CB_KEPT("hStream", HANDLE, 32, 8, T_CUstream, 0, "CUstream"),
    CB_COUNTED("attrs", ARRAY_RECORD, 40, 72, T_CUlaunchAttribute, 9, 1, "CUlaunchAttribute"),
    CB_NUMBER("numAttrs", INT, 48, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUlaunchConfig, .size = 56, .slot_count = 2);

static const cb_field fields_CUexecAffinitySmCount[] = {
    CB_NUMBER("val", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUexecAffinitySmCount, .size = 4);

static const cb_field fields_CUexecAffinityParam[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUexecAffinityType, "CUexecAffinityType"),
    CB_KEPT("param", RECORD, 4, 4, T_CUexecAffinityParam_anon0, 0, "CUexecAffinityParam_anon0"),
};
CB_RECORD_TABLE(CUexecAffinityParam, .size = 8, .slot_count = 1);

static const cb_field fields_CUexecAffinityParam_anon0[] = {
    CB_KEPT("smCount", RECORD, 0, 4, T_CUexecAffinitySmCount, 0, "CUexecAffinitySmCount"),
};
CB_RECORD_TABLE(CUexecAffinityParam_anon0, .size = 4, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 4);

static const cb_field fields_CUctxCigParam[] = {
    CB_VALUE("sharedDataType", ENUM, 0, 4, T_CUcigDataType, "CUcigDataType"),
    CB_KEPT("sharedData", ADDRESS, 8, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(CUctxCigParam, .size = 16, .slot_count = 1);

static const cb_field fields_CUctxCreateParams[] = {
    CB_COUNTED("execAffinityParams", ARRAY_RECORD, 0, 8, T_CUexecAffinityParam, 1, 0,
        "CUexecAffinityParam"),
    CB_SIGNED("numExecAffinityParams", INT, 8, 4, "int"),
    CB_KEPT("cigParams", ARRAY_RECORD, 16, 16, T_CUctxCigParam, 1, "CUctxCigParam"),
};
CB_RECORD_TABLE(CUctxCreateParams, .size = 24, .slot_count = 2);

static const cb_field fields_CUstreamCigParam[] = {
    CB_VALUE("streamSharedDataType", ENUM, 0, 4, T_CUstreamCigDataType, "CUstreamCigDataType"),
    CB_KEPT("streamSharedData", ADDRESS, 8, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(CUstreamCigParam, .size = 16, .slot_count = 1);

static const cb_field fields_CUstreamCigCaptureParams[] = {
    CB_KEPT("streamCigParams", ARRAY_RECORD, 0, 16, T_CUstreamCigParam, 0, "CUstreamCigParam"),
};
CB_RECORD_TABLE(CUstreamCigCaptureParams, .size = 8, .slot_count = 1);

static const cb_field fields_CUlibraryHostUniversalFunctionAndDataTable[] = {
    CB_KEPT("functionTable", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("functionWindowSize", INT, 8, 8, "size_t"),
    CB_KEPT("dataTable", ADDRESS, 16, 8, CB_NO_CLASS, 1, "void *"),
    CB_NUMBER("dataWindowSize", INT, 24, 8, "size_t"),
};
CB_RECORD_TABLE(CUlibraryHostUniversalFunctionAndDataTable, .size = 32, .slot_count = 2);

static uint64_t
bytes_CUDA_MEMCPY2D_srcHost(const void *record)
{
    const CUDA_MEMCPY2D *r = record;
    if (r->srcMemoryType != CU_MEMORYTYPE_HOST)
        return 0;
    const cb_box box = {
        .row = r->WidthInBytes,
        .left = r->srcXInBytes,
        .pitch = r->srcPitch,
        .rows = r->Height,
        .above = r->srcY,
        .planes = 1,
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static uint64_t
bytes_CUDA_MEMCPY2D_dstHost(const void *record)
{
    const CUDA_MEMCPY2D *r = record;
    if (r->dstMemoryType != CU_MEMORYTYPE_HOST)
        return 0;
    const cb_box box = {
        .row = r->WidthInBytes,
        .left = r->dstXInBytes,
        .pitch = r->dstPitch,
        .rows = r->Height,
        .above = r->dstY,
        .planes = 1,
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_CUDA_MEMCPY2D[] = {
    {.name = "srcHost", .offset = 24, .bytes = bytes_CUDA_MEMCPY2D_srcHost},
    {.name = "dstHost", .offset = 80, .bytes = bytes_CUDA_MEMCPY2D_dstHost, .target = true},
};
static const cb_memory memory_CUDA_MEMCPY2D = {.items = memory_items_CUDA_MEMCPY2D, .count = 2};
static const cb_field fields_CUDA_MEMCPY2D[] = {
    CB_NUMBER("srcXInBytes", INT, 0, 8, "size_t"),
    CB_NUMBER("srcY", INT, 8, 8, "size_t"),
    CB_VALUE("srcMemoryType", ENUM, 16, 4, T_CUmemorytype, "CUmemorytype"),
    CB_KEPT("srcHost", ADDRESS, 24, 8, CB_NO_CLASS, 0, "const void *"),
    CB_KEPT("srcDevice", SCALAR, 32, 8, T_CUdeviceptr, 1, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("srcArray", HANDLE, 40, 8, T_CUarray, 2, "CUarray"),
    CB_NUMBER("srcPitch", INT, 48, 8, "size_t"),
    CB_NUMBER("dstXInBytes", INT, 56, 8, "size_t"),
    CB_NUMBER("dstY", INT, 64, 8, "size_t"),
    CB_VALUE("dstMemoryType", ENUM, 72, 4, T_CUmemorytype, "CUmemorytype"),
    CB_KEPT("dstHost", ADDRESS, 80, 8, CB_NO_CLASS, 3, "void *"),
    CB_KEPT("dstDevice", SCALAR, 88, 8, T_CUdeviceptr, 4, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("dstArray", HANDLE, 96, 8, T_CUarray, 5, "CUarray"),
    CB_NUMBER("dstPitch", INT, 104, 8, "size_t"),
    CB_NUMBER("WidthInBytes", INT, 112, 8, "size_t"),
    CB_NUMBER("Height", INT, 120, 8, "size_t"),
};
CB_RECORD_TABLE(CUDA_MEMCPY2D, .size = 128, .slot_count = 6, .memory = &memory_CUDA_MEMCPY2D);

static uint64_t
bytes_CUDA_MEMCPY3D_srcHost(const void *record)
{
    const CUDA_MEMCPY3D *r = record;
    if (r->srcMemoryType != CU_MEMORYTYPE_HOST)
        return 0;
    const cb_box box = {
        .row = r->WidthInBytes,
        .left = r->srcXInBytes,
        .pitch = r->srcPitch,
        .rows = r->Height,
        .above = r->srcY,
        .height = r->srcHeight,
        .planes = r->Depth,
        .before = r->srcZ,
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static uint64_t
bytes_CUDA_MEMCPY3D_dstHost(const void *record)
{
    const CUDA_MEMCPY3D *r = record;
    if (r->dstMemoryType != CU_MEMORYTYPE_HOST)
        return 0;
    const cb_box box = {
        .row = r->WidthInBytes,
        .left = r->dstXInBytes,
        .pitch = r->dstPitch,
        .rows = r->Height,
        .above = r->dstY,
        .height = r->dstHeight,
        .planes = r->Depth,
        .before = r->dstZ,
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_CUDA_MEMCPY3D[] = {
    {.name = "srcHost", .offset = 40, .bytes = bytes_CUDA_MEMCPY3D_srcHost},
    {.name = "dstHost", .offset = 128, .bytes = bytes_CUDA_MEMCPY3D_dstHost, .target = true},
};
static const cb_memory memory_CUDA_MEMCPY3D = {.items = memory_items_CUDA_MEMCPY3D, .count = 2};
static const cb_field fields_CUDA_MEMCPY3D[] = {
    CB_NUMBER("srcXInBytes", INT, 0, 8, "size_t"),
    CB_NUMBER("srcY", INT, 8, 8, "size_t"),
    CB_NUMBER("srcZ", INT, 16, 8, "size_t"),
    CB_NUMBER("srcLOD", INT, 24, 8, "size_t"),
    CB_VALUE("srcMemoryType", ENUM, 32, 4, T_CUmemorytype, "CUmemorytype"),
    CB_KEPT("srcHost", ADDRESS, 40, 8, CB_NO_CLASS, 0, "const void *"),
    CB_KEPT("srcDevice", SCALAR, 48, 8, T_CUdeviceptr, 1, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("srcArray", HANDLE, 56, 8, T_CUarray, 2, "CUarray"),
    CB_NUMBER("srcPitch", INT, 72, 8, "size_t"),
    CB_NUMBER("srcHeight", INT, 80, 8, "size_t"),
    CB_NUMBER("dstXInBytes", INT, 88, 8, "size_t"),
    CB_NUMBER("dstY", INT, 96, 8, "size_t"),
    CB_NUMBER("dstZ", INT, 104, 8, "size_t"),
    CB_NUMBER("dstLOD", INT, 112, 8, "size_t"),
    CB_VALUE("dstMemoryType", ENUM, 120, 4, T_CUmemorytype, "CUmemorytype"),
    CB_KEPT("dstHost", ADDRESS, 128, 8, CB_NO_CLASS, 3, "void *"),
    CB_KEPT("dstDevice", SCALAR, 136, 8, T_CUdeviceptr, 4, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("dstArray", HANDLE, 144, 8, T_CUarray, 5, "CUarray"),
    CB_NUMBER("dstPitch", INT, 160, 8, "size_t"),
    CB_NUMBER("dstHeight", INT, 168, 8, "size_t"),
    CB_NUMBER("WidthInBytes", INT, 176, 8, "size_t"),
    CB_NUMBER("Height", INT, 184, 8, "size_t"),
    CB_NUMBER("Depth", INT, 192, 8, "size_t"),
};
CB_RECORD_TABLE(CUDA_MEMCPY3D, .size = 200, .slot_count = 6, .memory = &memory_CUDA_MEMCPY3D);

static uint64_t
bytes_CUDA_MEMCPY3D_PEER_srcHost(const void *record)
{
    const CUDA_MEMCPY3D_PEER *r = record;
    if (r->srcMemoryType != CU_MEMORYTYPE_HOST)
        return 0;
    const cb_box box = {
        .row = r->WidthInBytes,
        .left = r->srcXInBytes,
        .pitch = r->srcPitch,
        .rows = r->Height,
        .above = r->srcY,
        .height = r->srcHeight,
        .planes = r->Depth,
        .before = r->srcZ,
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static uint64_t
bytes_CUDA_MEMCPY3D_PEER_dstHost(const void *record)
{
    const CUDA_MEMCPY3D_PEER *r = record;
    if (r->dstMemoryType != CU_MEMORYTYPE_HOST)
        return 0;
    const cb_box box = {
        .row = r->WidthInBytes,
        .left = r->dstXInBytes,
        .pitch = r->dstPitch,
        .rows = r->Height,
        .above = r->dstY,
        .height = r->dstHeight,
        .planes = r->Depth,
        .before = r->dstZ,
        .item = 1,
    };
    return cb_box_bytes(&box);
}

static const cb_memory_item memory_items_CUDA_MEMCPY3D_PEER[] = {
    {.name = "srcHost", .offset = 40, .bytes = bytes_CUDA_MEMCPY3D_PEER_srcHost},
    {.name = "dstHost", .offset = 128, .bytes = bytes_CUDA_MEMCPY3D_PEER_dstHost, .target = true},
};
static const cb_memory memory_CUDA_MEMCPY3D_PEER = {.items = memory_items_CUDA_MEMCPY3D_PEER,
    .count = 2};
static const cb_field fields_CUDA_MEMCPY3D_PEER[] = {
    CB_NUMBER("srcXInBytes", INT, 0, 8, "size_t"),
    CB_NUMBER("srcY", INT, 8, 8, "size_t"),
    CB_NUMBER("srcZ", INT, 16, 8, "size_t"),
    CB_NUMBER("srcLOD", INT, 24, 8, "size_t"),
    CB_VALUE("srcMemoryType", ENUM, 32, 4, T_CUmemorytype, "CUmemorytype"),
    CB_KEPT("srcHost", ADDRESS, 40, 8, CB_NO_CLASS, 0, "const void *"),
    CB_KEPT("srcDevice", SCALAR, 48, 8, T_CUdeviceptr, 1, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("srcArray", HANDLE, 56, 8, T_CUarray, 2, "CUarray"),
    CB_KEPT("srcContext", HANDLE, 64, 8, T_CUcontext, 3, "CUcontext"),
    CB_NUMBER("srcPitch", INT, 72, 8, "size_t"),
    CB_NUMBER("srcHeight", INT, 80, 8, "size_t"),
    CB_NUMBER("dstXInBytes", INT, 88, 8, "size_t"),
    CB_NUMBER("dstY", INT, 96, 8, "size_t"),
    CB_NUMBER("dstZ", INT, 104, 8, "size_t"),
    CB_NUMBER("dstLOD", INT, 112, 8, "size_t"),
    CB_VALUE("dstMemoryType", ENUM, 120, 4, T_CUmemorytype, "CUmemorytype"),
    CB_KEPT("dstHost", ADDRESS, 128, 8, CB_NO_CLASS, 4, "void *"),
    CB_KEPT("dstDevice", SCALAR, 136, 8, T_CUdeviceptr, 5, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("dstArray", HANDLE, 144, 8, T_CUarray, 6, "CUarray"),
    CB_KEPT("dstContext", HANDLE, 152, 8, T_CUcontext, 7, "CUcontext"),
    CB_NUMBER("dstPitch", INT, 160, 8, "size_t"),
    CB_NUMBER("dstHeight", INT, 168, 8, "size_t"),
    CB_NUMBER("WidthInBytes", INT, 176, 8, "size_t"),
    CB_NUMBER("Height", INT, 184, 8, "size_t"),
    CB_NUMBER("Depth", INT, 192, 8, "size_t"),
};
CB_RECORD_TABLE(CUDA_MEMCPY3D_PEER, .size = 200, .slot_count = 8,
    .memory = &memory_CUDA_MEMCPY3D_PEER);

static const cb_field fields_CUDA_MEMCPY_NODE_PARAMS[] = {
    CB_SIGNED("flags", INT, 0, 4, "int"),
    CB_KEPT("copyCtx", HANDLE, 8, 8, T_CUcontext, 0, "CUcontext"),
    CB_KEPT("copyParams", RECORD, 16, 200, T_CUDA_MEMCPY3D, 1, "CUDA_MEMCPY3D"),
};
CB_RECORD_TABLE(CUDA_MEMCPY_NODE_PARAMS, .size = 216, .slot_count = 2);

static const cb_field fields_CUDA_ARRAY_DESCRIPTOR[] = {
    CB_NUMBER("Width", INT, 0, 8, "size_t"),
    CB_NUMBER("Height", INT, 8, 8, "size_t"),
    CB_VALUE("Format", ENUM, 16, 4, T_CUarray_format, "CUarray_format"),
    CB_NUMBER("NumChannels", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_ARRAY_DESCRIPTOR, .size = 24);

static const cb_field fields_CUDA_ARRAY3D_DESCRIPTOR[] = {
    CB_NUMBER("Width", INT, 0, 8, "size_t"),
    CB_NUMBER("Height", INT, 8, 8, "size_t"),
    CB_NUMBER("Depth", INT, 16, 8, "size_t"),
    CB_VALUE("Format", ENUM, 24, 4, T_CUarray_format, "CUarray_format"),
    CB_NUMBER("NumChannels", INT, 28, 4, "unsigned int"),
    CB_NUMBER("Flags", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_ARRAY3D_DESCRIPTOR, .size = 40);

static const cb_field fields_CUDA_ARRAY_SPARSE_PROPERTIES[] = {
    CB_KEPT("tileExtent", RECORD, 0, 12, T_CUDA_ARRAY_SPARSE_PROPERTIES_anon0, 0,
        "CUDA_ARRAY_SPARSE_PROPERTIES_anon0"),
    CB_NUMBER("miptailFirstLevel", INT, 12, 4, "unsigned int"),
    CB_NUMBER("miptailSize", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_ARRAY_SPARSE_PROPERTIES, .size = 48, .slot_count = 1);

static const cb_field fields_CUDA_ARRAY_SPARSE_PROPERTIES_anon0[] = {
    CB_NUMBER("width", INT, 0, 4, "unsigned int"),
    CB_NUMBER("height", INT, 4, 4, "unsigned int"),
    CB_NUMBER("depth", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_ARRAY_SPARSE_PROPERTIES_anon0, .size = 12, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUDA_ARRAY_MEMORY_REQUIREMENTS[] = {
    CB_NUMBER("size", INT, 0, 8, "size_t"),
    CB_NUMBER("alignment", INT, 8, 8, "size_t"),
};
CB_RECORD_TABLE(CUDA_ARRAY_MEMORY_REQUIREMENTS, .size = 32);

static const cb_field fields_CUDA_RESOURCE_DESC[] = {
    CB_VALUE("resType", ENUM, 0, 4, T_CUresourcetype, "CUresourcetype"),
    CB_KEPT("res", RECORD, 8, 128, T_CUDA_RESOURCE_DESC_anon0, 0, "CUDA_RESOURCE_DESC_anon0"),
    CB_NUMBER("flags", INT, 136, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_RESOURCE_DESC, .size = 144, .slot_count = 1);

static const cb_field fields_CUDA_RESOURCE_DESC_anon0[] = {
    CB_KEPT("array", RECORD, 0, 8, T_CUDA_RESOURCE_DESC_anon0_anon0, 0,
        "CUDA_RESOURCE_DESC_anon0_anon0"),
    CB_KEPT("mipmap", RECORD, 0, 8, T_CUDA_RESOURCE_DESC_anon0_anon1, 1,
        "CUDA_RESOURCE_DESC_anon0_anon1"),
    CB_KEPT("linear", RECORD, 0, 24, T_CUDA_RESOURCE_DESC_anon0_anon2, 2,
        "CUDA_RESOURCE_DESC_anon0_anon2"),
    CB_KEPT("pitch2D", RECORD, 0, 40, T_CUDA_RESOURCE_DESC_anon0_anon3, 3,
        "CUDA_RESOURCE_DESC_anon0_anon3"),
};
CB_RECORD_TABLE(CUDA_RESOURCE_DESC_anon0, .size = 128, .slot_count = 4, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon0[] = {
    CB_KEPT("hArray", HANDLE, 0, 8, T_CUarray, 0, "CUarray"),
};
CB_RECORD_TABLE(CUDA_RESOURCE_DESC_anon0_anon0, .size = 8, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon1[] = {
    CB_KEPT("hMipmappedArray", HANDLE, 0, 8, T_CUmipmappedArray, 0, "CUmipmappedArray"),
};
CB_RECORD_TABLE(CUDA_RESOURCE_DESC_anon0_anon1, .size = 8, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon2[] = {
    CB_KEPT("devPtr", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_VALUE("format", ENUM, 8, 4, T_CUarray_format, "CUarray_format"),
    CB_NUMBER("numChannels", INT, 12, 4, "unsigned int"),
    CB_NUMBER("sizeInBytes", INT, 16, 8, "size_t"),
};
CB_RECORD_TABLE(CUDA_RESOURCE_DESC_anon0_anon2, .size = 24, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUDA_RESOURCE_DESC_anon0_anon3[] = {
    CB_KEPT("devPtr", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_VALUE("format", ENUM, 8, 4, T_CUarray_format, "CUarray_format"),
    CB_NUMBER("numChannels", INT, 12, 4, "unsigned int"),
    CB_NUMBER("width", INT, 16, 8, "size_t"),
    CB_NUMBER("height", INT, 24, 8, "size_t"),
    CB_NUMBER("pitchInBytes", INT, 32, 8, "size_t"),
};
CB_RECORD_TABLE(CUDA_RESOURCE_DESC_anon0_anon3, .size = 40, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_record_table record_CUDA_RESOURCE_DESC_anon0_anon4 = {.size = 128,
    .is_anonymous = true, .anonymous_offset = 8};

static const cb_field fields_CUDA_TEXTURE_DESC[] = {
    CB_ITEMS("addressMode", LIST_ENUM, 0, 4, 3, T_CUaddress_mode, false, "CUaddress_mode"),
    CB_VALUE("filterMode", ENUM, 12, 4, T_CUfilter_mode, "CUfilter_mode"),
    CB_NUMBER("flags", INT, 16, 4, "unsigned int"),
    CB_NUMBER("maxAnisotropy", INT, 20, 4, "unsigned int"),
    CB_VALUE("mipmapFilterMode", ENUM, 24, 4, T_CUfilter_mode, "CUfilter_mode"),
    CB_NUMBER("mipmapLevelBias", FLOAT, 28, 4, "float"),
    CB_NUMBER("minMipmapLevelClamp", FLOAT, 32, 4, "float"),
    CB_NUMBER("maxMipmapLevelClamp", FLOAT, 36, 4, "float"),
    CB_ITEMS("borderColor", LIST_FLOAT, 40, 4, 4, CB_NO_CLASS, false, "float"),
};
CB_RECORD_TABLE(CUDA_TEXTURE_DESC, .size = 104);

static const cb_field fields_CUDA_RESOURCE_VIEW_DESC[] = {
    CB_VALUE("format", ENUM, 0, 4, T_CUresourceViewFormat, "CUresourceViewFormat"),
    CB_NUMBER("width", INT, 8, 8, "size_t"),
    CB_NUMBER("height", INT, 16, 8, "size_t"),
    CB_NUMBER("depth", INT, 24, 8, "size_t"),
    CB_NUMBER("firstMipmapLevel", INT, 32, 4, "unsigned int"),
    CB_NUMBER("lastMipmapLevel", INT, 36, 4, "unsigned int"),
    CB_NUMBER("firstLayer", INT, 40, 4, "unsigned int"),
    CB_NUMBER("lastLayer", INT, 44, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_RESOURCE_VIEW_DESC, .size = 112);

static const cb_field fields_CUtensorMap[] = {
    CB_ITEMS("opaque", LIST_SCALAR, 0, 8, 16, T_cuuint64_t, false, "uint64_t"),
};
CB_RECORD_TABLE(CUtensorMap, .size = 128, .align = 128);

static const cb_field fields_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS[] = {
    CB_NUMBER("p2pToken", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("vaSpaceToken", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, .size = 16);

static const cb_field fields_CUDA_LAUNCH_PARAMS[] = {
    CB_KEPT("function", HANDLE, 0, 8, T_CUfunction, 0, "CUfunction"),
    CB_NUMBER("gridDimX", INT, 8, 4, "unsigned int"),
    CB_NUMBER("gridDimY", INT, 12, 4, "unsigned int"),
    CB_NUMBER("gridDimZ", INT, 16, 4, "unsigned int"),
    CB_NUMBER("blockDimX", INT, 20, 4, "unsigned int"),
    CB_NUMBER("blockDimY", INT, 24, 4, "unsigned int"),
    CB_NUMBER("blockDimZ", INT, 28, 4, "unsigned int"),
    CB_NUMBER("sharedMemBytes", INT, 32, 4, "unsigned int"),
    CB_KEPT("hStream", HANDLE, 40, 8, T_CUstream, 1, "CUstream"),
    CB_KEPT("kernelParams", KERNEL_PARAMS, 48, 8, CB_NO_CLASS, 2, "void **"),
};
CB_RECORD_TABLE(CUDA_LAUNCH_PARAMS, .size = 56, .slot_count = 3);

static const cb_field fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUexternalMemoryHandleType, "CUexternalMemoryHandleType"),
    CB_KEPT("handle", RECORD, 8, 16, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0, 0,
        "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0"),
    CB_NUMBER("size", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("flags", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_MEMORY_HANDLE_DESC, .size = 104, .slot_count = 1);

static const cb_field fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0[] = {
    CB_SIGNED("fd", INT, 0, 4, "int"),
    CB_KEPT("win32", RECORD, 0, 16, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0, 0,
        "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0"),
    CB_KEPT("nvSciBufObject", ADDRESS, 0, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0[] = {
    CB_KEPT("handle", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("name", ADDRESS, 8, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_CUDA_EXTERNAL_MEMORY_BUFFER_DESC[] = {
    CB_NUMBER("offset", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("size", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("flags", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_MEMORY_BUFFER_DESC, .size = 88);

static const cb_field fields_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC[] = {
    CB_NUMBER("offset", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("arrayDesc", RECORD, 8, 40, T_CUDA_ARRAY3D_DESCRIPTOR, 0, "CUDA_ARRAY3D_DESCRIPTOR"),
    CB_NUMBER("numLevels", INT, 48, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, .size = 120, .slot_count = 1);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUexternalSemaphoreHandleType, "CUexternalSemaphoreHandleType"),
    CB_KEPT("handle", RECORD, 8, 16, T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0, 0,
        "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0"),
    CB_NUMBER("flags", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, .size = 96, .slot_count = 1);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0[] = {
    CB_SIGNED("fd", INT, 0, 4, "int"),
    CB_KEPT("win32", RECORD, 0, 16, T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0, 0,
        "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0"),
    CB_KEPT("nvSciSyncObj", ADDRESS, 0, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0[] = {
    CB_KEPT("handle", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_KEPT("name", ADDRESS, 8, 8, CB_NO_CLASS, 1, "const void *"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0, .size = 16, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS[] = {
    CB_KEPT("params", RECORD, 0, 72, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, 0,
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0"),
    CB_NUMBER("flags", INT, 72, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, .size = 144, .slot_count = 1);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0[] = {
    CB_KEPT("fence", RECORD, 0, 8, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0, 0,
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0"),
    CB_KEPT("nvSciSync", RECORD, 8, 8, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1, 1,
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1"),
    CB_KEPT("keyedMutex", RECORD, 16, 8, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2, 2,
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, .size = 72, .slot_count = 3,
    .is_anonymous = true, .anonymous_offset = 0);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0[] = {
    CB_NUMBER("value", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1[] = {
    CB_KEPT("fence", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1, .size = 8, .slot_count = 1,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2[] = {
    CB_NUMBER("key", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2, .size = 8, .is_anonymous = true,
    .anonymous_offset = 16);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS[] = {
    CB_KEPT("params", RECORD, 0, 72, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, 0,
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0"),
    CB_NUMBER("flags", INT, 72, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, .size = 144, .slot_count = 1);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0[] = {
    CB_KEPT("fence", RECORD, 0, 8, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0, 0,
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0"),
    CB_KEPT("nvSciSync", RECORD, 8, 8, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1, 1,
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1"),
    CB_KEPT("keyedMutex", RECORD, 16, 16, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2, 2,
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, .size = 72, .slot_count = 3,
    .is_anonymous = true, .anonymous_offset = 0);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0[] = {
    CB_NUMBER("value", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1[] = {
    CB_KEPT("fence", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1, .size = 8, .slot_count = 1,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2[] = {
    CB_NUMBER("key", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("timeoutMs", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2, .size = 16, .is_anonymous = true,
    .anonymous_offset = 16);

static const cb_field fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_CUexternalSemaphore, 2, 0,
        "CUexternalSemaphore"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, 2, 1,
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, .size = 24, .slot_count = 2);

static const cb_field fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_CUexternalSemaphore, 2, 0,
        "CUexternalSemaphore"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, 2, 1,
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_CUcontext, 2, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 24, 8, T_CUgreenCtx, 3, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, .size = 32, .slot_count = 4);

static const cb_field fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 0, 8, T_CUgreenCtx, 1, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0, .size = 8, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 24);

static const cb_field fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_CUexternalSemaphore, 2, 0,
        "CUexternalSemaphore"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, 2, 1,
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_EXT_SEM_WAIT_NODE_PARAMS, .size = 24, .slot_count = 2);

static const cb_field fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2[] = {
    CB_COUNTED("extSemArray", ARRAY_HANDLE, 0, 8, T_CUexternalSemaphore, 2, 0,
        "CUexternalSemaphore"),
    CB_COUNTED("paramsArray", ARRAY_RECORD, 8, 144, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, 2, 1,
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS"),
    CB_NUMBER("numExtSems", INT, 16, 4, "unsigned int"),
    CB_KEPT("ctx", HANDLE, 24, 8, T_CUcontext, 2, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 24, 8, T_CUgreenCtx, 3, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, .size = 32, .slot_count = 4);

static const cb_field fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 0, 8, T_CUgreenCtx, 1, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0, .size = 8, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 24);

static const cb_field fields_CUarrayMapInfo[] = {
    CB_VALUE("resourceType", ENUM, 0, 4, T_CUresourcetype, "CUresourcetype"),
    CB_KEPT("resource", RECORD, 8, 8, T_CUarrayMapInfo_anon0, 0, "CUarrayMapInfo_anon0"),
    CB_VALUE("subresourceType", ENUM, 16, 4, T_CUarraySparseSubresourceType,
        "CUarraySparseSubresourceType"),
    CB_KEPT("subresource", RECORD, 24, 32, T_CUarrayMapInfo_anon1, 1, "CUarrayMapInfo_anon1"),
    CB_VALUE("memOperationType", ENUM, 56, 4, T_CUmemOperationType, "CUmemOperationType"),
    CB_VALUE("memHandleType", ENUM, 60, 4, T_CUmemHandleType, "CUmemHandleType"),
    CB_KEPT("memHandle", RECORD, 64, 8, T_CUarrayMapInfo_anon2, 2, "CUarrayMapInfo_anon2"),
    CB_NUMBER("offset", INT, 72, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("deviceBitMask", INT, 80, 4, "unsigned int"),
    CB_NUMBER("flags", INT, 84, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUarrayMapInfo, .size = 96, .slot_count = 3);

static const cb_field fields_CUarrayMapInfo_anon0[] = {
    CB_KEPT("mipmap", HANDLE, 0, 8, T_CUmipmappedArray, 0, "CUmipmappedArray"),
    CB_KEPT("array", HANDLE, 0, 8, T_CUarray, 1, "CUarray"),
};
CB_RECORD_TABLE(CUarrayMapInfo_anon0, .size = 8, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUarrayMapInfo_anon1[] = {
    CB_KEPT("sparseLevel", RECORD, 0, 32, T_CUarrayMapInfo_anon1_anon0, 0,
        "CUarrayMapInfo_anon1_anon0"),
    CB_KEPT("miptail", RECORD, 0, 24, T_CUarrayMapInfo_anon1_anon1, 1,
        "CUarrayMapInfo_anon1_anon1"),
};
CB_RECORD_TABLE(CUarrayMapInfo_anon1, .size = 32, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 24);

static const cb_field fields_CUarrayMapInfo_anon1_anon0[] = {
    CB_NUMBER("level", INT, 0, 4, "unsigned int"),
    CB_NUMBER("layer", INT, 4, 4, "unsigned int"),
    CB_NUMBER("offsetX", INT, 8, 4, "unsigned int"),
    CB_NUMBER("offsetY", INT, 12, 4, "unsigned int"),
    CB_NUMBER("offsetZ", INT, 16, 4, "unsigned int"),
    CB_NUMBER("extentWidth", INT, 20, 4, "unsigned int"),
    CB_NUMBER("extentHeight", INT, 24, 4, "unsigned int"),
    CB_NUMBER("extentDepth", INT, 28, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUarrayMapInfo_anon1_anon0, .size = 32, .is_anonymous = true,
    .anonymous_offset = 24);

static const cb_field fields_CUarrayMapInfo_anon1_anon1[] = {
    CB_NUMBER("layer", INT, 0, 4, "unsigned int"),
    CB_NUMBER("offset", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("size", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUarrayMapInfo_anon1_anon1, .size = 24, .is_anonymous = true,
    .anonymous_offset = 24);

static const cb_field fields_CUarrayMapInfo_anon2[] = {
    CB_KEPT("memHandle", SCALAR, 0, 8, T_CUmemGenericAllocationHandle, 0, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUarrayMapInfo_anon2, .size = 8, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 64);

static const cb_field fields_CUmemLocation[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUmemLocationType, "CUmemLocationType"),
    CB_SIGNED("id", INT, 4, 4, "int"),
    CB_KEPT("localized", RECORD, 4, 2, T_CUmemLocation_anon0_anon0, 0, "CUmemLocation_anon0_anon0"),
};
CB_RECORD_TABLE(CUmemLocation, .size = 8, .slot_count = 1);

static const cb_field fields_CUmemLocation_anon0[] = {
    CB_SIGNED("id", INT, 0, 4, "int"),
    CB_KEPT("localized", RECORD, 0, 2, T_CUmemLocation_anon0_anon0, 0, "CUmemLocation_anon0_anon0"),
};
CB_RECORD_TABLE(CUmemLocation_anon0, .size = 4, .slot_count = 1, .is_anonymous = true,
    .anonymous_offset = 4);

static const cb_field fields_CUmemLocation_anon0_anon0[] = {
    CB_NUMBER("deviceId", INT, 0, 1, "unsigned char"),
    CB_NUMBER("localityDomainId", INT, 1, 1, "unsigned char"),
};
CB_RECORD_TABLE(CUmemLocation_anon0_anon0, .size = 2, .is_anonymous = true, .anonymous_offset = 4);

static const cb_field fields_CUmemAllocationProp[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUmemAllocationType, "CUmemAllocationType"),
    CB_VALUE("requestedHandleTypes", ENUM, 4, 4, T_CUmemAllocationHandleType,
        "CUmemAllocationHandleType"),
    CB_KEPT("location", RECORD, 8, 8, T_CUmemLocation, 0, "CUmemLocation"),
    CB_KEPT("win32HandleMetaData", ADDRESS, 16, 8, CB_NO_CLASS, 1, "void *"),
    CB_KEPT("allocFlags", RECORD, 24, 8, T_CUmemAllocationProp_anon0, 2,
        "CUmemAllocationProp_anon0"),
};
CB_RECORD_TABLE(CUmemAllocationProp, .size = 32, .slot_count = 3);

static const cb_field fields_CUmemAllocationProp_anon0[] = {
    CB_NUMBER("compressionType", INT, 0, 1, "unsigned char"),
    CB_NUMBER("gpuDirectRDMACapable", INT, 1, 1, "unsigned char"),
    CB_NUMBER("usage", INT, 2, 2, "unsigned short"),
};
CB_RECORD_TABLE(CUmemAllocationProp_anon0, .size = 8, .is_anonymous = true, .anonymous_offset = 24);

static const cb_field fields_CUmulticastObjectProp[] = {
    CB_NUMBER("numDevices", INT, 0, 4, "unsigned int"),
    CB_NUMBER("size", INT, 8, 8, "size_t"),
    CB_NUMBER("handleTypes", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("flags", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUmulticastObjectProp, .size = 32);

static const cb_field fields_CUmemAccessDesc[] = {
    CB_KEPT("location", RECORD, 0, 8, T_CUmemLocation, 0, "CUmemLocation"),
    CB_VALUE("flags", ENUM, 8, 4, T_CUmemAccess_flags, "CUmemAccess_flags"),
};
CB_RECORD_TABLE(CUmemAccessDesc, .size = 12, .slot_count = 1);

static const cb_field fields_CUgraphExecUpdateResultInfo[] = {
    CB_VALUE("result", ENUM, 0, 4, T_CUgraphExecUpdateResult, "CUgraphExecUpdateResult"),
    CB_KEPT("errorNode", HANDLE, 8, 8, T_CUgraphNode, 0, "CUgraphNode"),
    CB_KEPT("errorFromNode", HANDLE, 16, 8, T_CUgraphNode, 1, "CUgraphNode"),
};
CB_RECORD_TABLE(CUgraphExecUpdateResultInfo, .size = 24, .slot_count = 2);

static const cb_field fields_CUmemPoolProps[] = {
    CB_VALUE("allocType", ENUM, 0, 4, T_CUmemAllocationType, "CUmemAllocationType"),
    CB_VALUE("handleTypes", ENUM, 4, 4, T_CUmemAllocationHandleType, "CUmemAllocationHandleType"),
    CB_KEPT("location", RECORD, 8, 8, T_CUmemLocation, 0, "CUmemLocation"),
    CB_KEPT("win32SecurityAttributes", ADDRESS, 16, 8, CB_NO_CLASS, 1, "void *"),
    CB_NUMBER("maxSize", INT, 24, 8, "size_t"),
    CB_NUMBER("usage", INT, 32, 2, "unsigned short"),
    CB_NUMBER("gpuDirectRDMACapable", INT, 34, 1, "unsigned char"),
};
CB_RECORD_TABLE(CUmemPoolProps, .size = 88, .slot_count = 2);

static const cb_field fields_CUmemPoolPtrExportData[] = {
    CB_ITEMS("reserved", BLOB, 0, 1, 64, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(CUmemPoolPtrExportData, .size = 64);

static const cb_field fields_CUmemcpyAttributes[] = {
    CB_VALUE("srcAccessOrder", ENUM, 0, 4, T_CUmemcpySrcAccessOrder, "CUmemcpySrcAccessOrder"),
    CB_KEPT("srcLocHint", RECORD, 4, 8, T_CUmemLocation, 0, "CUmemLocation"),
    CB_KEPT("dstLocHint", RECORD, 12, 8, T_CUmemLocation, 1, "CUmemLocation"),
    CB_NUMBER("flags", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUmemcpyAttributes, .size = 24, .slot_count = 2);

static const cb_field fields_CUoffset3D[] = {
    CB_NUMBER("x", INT, 0, 8, "size_t"),
    CB_NUMBER("y", INT, 8, 8, "size_t"),
    CB_NUMBER("z", INT, 16, 8, "size_t"),
};
CB_RECORD_TABLE(CUoffset3D, .size = 24);

static const cb_field fields_CUextent3D[] = {
    CB_NUMBER("width", INT, 0, 8, "size_t"),
    CB_NUMBER("height", INT, 8, 8, "size_t"),
    CB_NUMBER("depth", INT, 16, 8, "size_t"),
};
CB_RECORD_TABLE(CUextent3D, .size = 24);

static const cb_field fields_CUmemcpy3DOperand[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUmemcpy3DOperandType, "CUmemcpy3DOperandType"),
    CB_KEPT("op", RECORD, 8, 32, T_CUmemcpy3DOperand_anon0, 0, "CUmemcpy3DOperand_anon0"),
};
CB_RECORD_TABLE(CUmemcpy3DOperand, .size = 40, .slot_count = 1);

static const cb_field fields_CUmemcpy3DOperand_anon0[] = {
    CB_KEPT("ptr", RECORD, 0, 32, T_CUmemcpy3DOperand_anon0_anon0, 0,
        "CUmemcpy3DOperand_anon0_anon0"),
    CB_KEPT("array", RECORD, 0, 32, T_CUmemcpy3DOperand_anon0_anon1, 1,
        "CUmemcpy3DOperand_anon0_anon1"),
};
CB_RECORD_TABLE(CUmemcpy3DOperand_anon0, .size = 32, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUmemcpy3DOperand_anon0_anon0[] = {
    CB_KEPT("ptr", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("rowLength", INT, 8, 8, "size_t"),
    CB_NUMBER("layerHeight", INT, 16, 8, "size_t"),
    CB_KEPT("locHint", RECORD, 24, 8, T_CUmemLocation, 1, "CUmemLocation"),
};
CB_RECORD_TABLE(CUmemcpy3DOperand_anon0_anon0, .size = 32, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUmemcpy3DOperand_anon0_anon1[] = {
    CB_KEPT("array", HANDLE, 0, 8, T_CUarray, 0, "CUarray"),
    CB_KEPT("offset", RECORD, 8, 24, T_CUoffset3D, 1, "CUoffset3D"),
};
CB_RECORD_TABLE(CUmemcpy3DOperand_anon0_anon1, .size = 32, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUDA_MEMCPY3D_BATCH_OP[] = {
    CB_KEPT("src", RECORD, 0, 40, T_CUmemcpy3DOperand, 0, "CUmemcpy3DOperand"),
    CB_KEPT("dst", RECORD, 40, 40, T_CUmemcpy3DOperand, 1, "CUmemcpy3DOperand"),
    CB_KEPT("extent", RECORD, 80, 24, T_CUextent3D, 2, "CUextent3D"),
    CB_VALUE("srcAccessOrder", ENUM, 104, 4, T_CUmemcpySrcAccessOrder, "CUmemcpySrcAccessOrder"),
    CB_NUMBER("flags", INT, 108, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_MEMCPY3D_BATCH_OP, .size = 112, .slot_count = 3);

static const cb_field fields_CUDA_MEM_ALLOC_NODE_PARAMS[] = {
    CB_KEPT("poolProps", RECORD, 0, 88, T_CUmemPoolProps, 0, "CUmemPoolProps"),
    CB_COUNTED("accessDescs", ARRAY_RECORD, 88, 12, T_CUmemAccessDesc, 2, 1, "CUmemAccessDesc"),
    CB_NUMBER("accessDescCount", INT, 96, 8, "size_t"),
    CB_NUMBER("bytesize", INT, 104, 8, "size_t"),
    CB_KEPT("dptr", SCALAR, 112, 8, T_CUdeviceptr, 2, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUDA_MEM_ALLOC_NODE_PARAMS, .size = 120, .slot_count = 3);

static const cb_field fields_CUDA_MEM_ALLOC_NODE_PARAMS_v2[] = {
    CB_KEPT("poolProps", RECORD, 0, 88, T_CUmemPoolProps, 0, "CUmemPoolProps"),
    CB_COUNTED("accessDescs", ARRAY_RECORD, 88, 12, T_CUmemAccessDesc, 2, 1, "CUmemAccessDesc"),
    CB_NUMBER("accessDescCount", INT, 96, 8, "size_t"),
    CB_NUMBER("bytesize", INT, 104, 8, "size_t"),
    CB_KEPT("dptr", SCALAR, 112, 8, T_CUdeviceptr, 2, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUDA_MEM_ALLOC_NODE_PARAMS_v2, .size = 120, .slot_count = 3);

static const cb_field fields_CUDA_MEM_FREE_NODE_PARAMS[] = {
    CB_KEPT("dptr", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(CUDA_MEM_FREE_NODE_PARAMS, .size = 8, .slot_count = 1);

static const cb_field fields_CUDA_CHILD_GRAPH_NODE_PARAMS[] = {
    CB_KEPT("graph", HANDLE, 0, 8, T_CUgraph, 0, "CUgraph"),
    CB_ITEMS("ownership", ENUM, 8, 4, 1, T_CUgraphChildGraphNodeOwnership, true,
        "CUgraphChildGraphNodeOwnership"),
};
CB_RECORD_TABLE(CUDA_CHILD_GRAPH_NODE_PARAMS, .size = 16, .slot_count = 1);

static const cb_field fields_CUDA_EVENT_RECORD_NODE_PARAMS[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_CUevent, 0, "CUevent"),
    CB_KEPT("ctx", HANDLE, 8, 8, T_CUcontext, 1, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 8, 8, T_CUgreenCtx, 2, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_EVENT_RECORD_NODE_PARAMS, .size = 16, .slot_count = 3);

static const cb_field fields_CUDA_EVENT_RECORD_NODE_PARAMS_anon0[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 0, 8, T_CUgreenCtx, 1, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_EVENT_RECORD_NODE_PARAMS_anon0, .size = 8, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_CUDA_EVENT_WAIT_NODE_PARAMS[] = {
    CB_KEPT("event", HANDLE, 0, 8, T_CUevent, 0, "CUevent"),
};
CB_RECORD_TABLE(CUDA_EVENT_WAIT_NODE_PARAMS, .size = 8, .slot_count = 1);

static const cb_field fields_CUDA_MEMCPY_BATCH_NODE_PARAMS[] = {
    CB_NUMBER("count", INT, 0, 8, "size_t"),
    CB_COUNTED("dsts", ARRAY_SCALAR, 8, 8, T_CUdeviceptr, 0, 0, CB_UNSIGNED_LONG_LONG),
    CB_COUNTED("srcs", ARRAY_SCALAR, 16, 8, T_CUdeviceptr, 0, 1, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("sizes", ARRAY_ADDRESS, 24, 8, CB_NO_CLASS, 2, "size_t *"),
    CB_COUNTED("attrs", ARRAY_RECORD, 32, 24, T_CUmemcpyAttributes, 6, 3, "CUmemcpyAttributes"),
    CB_KEPT("attrsIdxs", ARRAY_ADDRESS, 40, 8, CB_NO_CLASS, 4, "size_t *"),
    CB_NUMBER("numAttrs", INT, 48, 8, "size_t"),
    CB_KEPT("ctx", HANDLE, 56, 8, T_CUcontext, 5, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 56, 8, T_CUgreenCtx, 6, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_MEMCPY_BATCH_NODE_PARAMS, .size = 64, .slot_count = 7);

static const cb_field fields_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 0, 8, T_CUgreenCtx, 1, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0, .size = 8, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 56);

static const cb_field fields_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS[] = {
    CB_NUMBER("numOps", INT, 0, 8, "size_t"),
    CB_COUNTED("opList", ARRAY_RECORD, 8, 64, T_CUDA_FABRIC_COPY_BATCH_OP, 0, 0,
        "CUDA_FABRIC_COPY_BATCH_OP"),
    CB_NUMBER("flags", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("ctx", HANDLE, 24, 8, T_CUcontext, 1, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 24, 8, T_CUgreenCtx, 2, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, .size = 32, .slot_count = 3);

static const cb_field fields_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0[] = {
    CB_KEPT("ctx", HANDLE, 0, 8, T_CUcontext, 0, "CUcontext"),
    CB_KEPT("gCtx", HANDLE, 0, 8, T_CUgreenCtx, 1, "CUgreenCtx"),
};
CB_RECORD_TABLE(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0, .size = 8, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 24);

static const cb_field fields_CUgraphNodeParams[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUgraphNodeType, "CUgraphNodeType"),
    CB_KEPT("kernel", RECORD, 16, 72, T_CUDA_KERNEL_NODE_PARAMS_v3, 0,
        "CUDA_KERNEL_NODE_PARAMS_v3"),
    CB_KEPT("memcpy", RECORD, 16, 216, T_CUDA_MEMCPY_NODE_PARAMS, 1, "CUDA_MEMCPY_NODE_PARAMS"),
    CB_KEPT("memset", RECORD, 16, 48, T_CUDA_MEMSET_NODE_PARAMS_v2, 2,
        "CUDA_MEMSET_NODE_PARAMS_v2"),
    CB_KEPT("host", RECORD, 16, 32, T_CUDA_HOST_NODE_PARAMS_v2, 3, "CUDA_HOST_NODE_PARAMS_v2"),
    CB_KEPT("graph", RECORD, 16, 16, T_CUDA_CHILD_GRAPH_NODE_PARAMS, 4,
        "CUDA_CHILD_GRAPH_NODE_PARAMS"),
    CB_KEPT("eventWait", RECORD, 16, 8, T_CUDA_EVENT_WAIT_NODE_PARAMS, 5,
        "CUDA_EVENT_WAIT_NODE_PARAMS"),
    CB_KEPT("eventRecord", RECORD, 16, 16, T_CUDA_EVENT_RECORD_NODE_PARAMS, 6,
        "CUDA_EVENT_RECORD_NODE_PARAMS"),
    CB_KEPT("extSemSignal", RECORD, 16, 32, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, 7,
        "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2"),
    CB_KEPT("extSemWait", RECORD, 16, 32, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, 8,
        "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2"),
    CB_KEPT("alloc", RECORD, 16, 120, T_CUDA_MEM_ALLOC_NODE_PARAMS_v2, 9,
        "CUDA_MEM_ALLOC_NODE_PARAMS_v2"),
    CB_KEPT("free", RECORD, 16, 8, T_CUDA_MEM_FREE_NODE_PARAMS, 10, "CUDA_MEM_FREE_NODE_PARAMS"),
    CB_KEPT("memOp", RECORD, 16, 32, T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, 11,
        "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2"),
    CB_KEPT("conditional", RECORD, 16, 32, T_CUDA_CONDITIONAL_NODE_PARAMS, 12,
        "CUDA_CONDITIONAL_NODE_PARAMS"),
    CB_KEPT("memcpyBatch", RECORD, 16, 64, T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, 13,
        "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1"),
    CB_KEPT("fabricCpyBatch", RECORD, 16, 32, T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, 14,
        "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1"),
    CB_ITEMS("asBytes", BLOB, 16, 1, 232, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(CUgraphNodeParams, .size = 256, .slot_count = 15);

static const cb_field fields_CUgraphNodeParams_anon0[] = {
    CB_KEPT("kernel", RECORD, 0, 72, T_CUDA_KERNEL_NODE_PARAMS_v3, 0, "CUDA_KERNEL_NODE_PARAMS_v3"),
    CB_KEPT("memcpy", RECORD, 0, 216, T_CUDA_MEMCPY_NODE_PARAMS, 1, "CUDA_MEMCPY_NODE_PARAMS"),
    CB_KEPT("memset", RECORD, 0, 48, T_CUDA_MEMSET_NODE_PARAMS_v2, 2, "CUDA_MEMSET_NODE_PARAMS_v2"),
    CB_KEPT("host", RECORD, 0, 32, T_CUDA_HOST_NODE_PARAMS_v2, 3, "CUDA_HOST_NODE_PARAMS_v2"),
    CB_KEPT("graph", RECORD, 0, 16, T_CUDA_CHILD_GRAPH_NODE_PARAMS, 4,
        "CUDA_CHILD_GRAPH_NODE_PARAMS"),
    CB_KEPT("eventWait", RECORD, 0, 8, T_CUDA_EVENT_WAIT_NODE_PARAMS, 5,
        "CUDA_EVENT_WAIT_NODE_PARAMS"),
    CB_KEPT("eventRecord", RECORD, 0, 16, T_CUDA_EVENT_RECORD_NODE_PARAMS, 6,
        "CUDA_EVENT_RECORD_NODE_PARAMS"),
    CB_KEPT("extSemSignal", RECORD, 0, 32, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, 7,
        "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2"),
    CB_KEPT("extSemWait", RECORD, 0, 32, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, 8,
        "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2"),
    CB_KEPT("alloc", RECORD, 0, 120, T_CUDA_MEM_ALLOC_NODE_PARAMS_v2, 9,
        "CUDA_MEM_ALLOC_NODE_PARAMS_v2"),
    CB_KEPT("free", RECORD, 0, 8, T_CUDA_MEM_FREE_NODE_PARAMS, 10, "CUDA_MEM_FREE_NODE_PARAMS"),
    CB_KEPT("memOp", RECORD, 0, 32, T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, 11,
        "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2"),
    CB_KEPT("conditional", RECORD, 0, 32, T_CUDA_CONDITIONAL_NODE_PARAMS, 12,
        "CUDA_CONDITIONAL_NODE_PARAMS"),
    CB_KEPT("memcpyBatch", RECORD, 0, 64, T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, 13,
        "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1"),
    CB_KEPT("fabricCpyBatch", RECORD, 0, 32, T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, 14,
        "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1"),
    CB_ITEMS("asBytes", BLOB, 0, 1, 232, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(CUgraphNodeParams_anon0, .size = 232, .slot_count = 15, .is_anonymous = true,
    .anonymous_offset = 16);

static const cb_field fields_CUcheckpointCustomStoragePerDeviceData[] = {
    CB_KEPT("devPtr", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("size", INT, 8, 8, "size_t"),
    CB_KEPT("stream", HANDLE, 16, 8, T_CUstream, 1, "CUstream"),
};
CB_RECORD_TABLE(CUcheckpointCustomStoragePerDeviceData, .size = 24, .slot_count = 2);

static const cb_field fields_CUcheckpointCustomStorageInfo[] = {
    CB_KEPT("handle", HANDLE, 0, 8, T_CUcheckpointOperationHandle, 0,
        "CUcheckpointOperationHandle"),
    CB_COUNTED("perDeviceData", ARRAY_RECORD, 8, 24, T_CUcheckpointCustomStoragePerDeviceData, 2,
        1, "CUcheckpointCustomStoragePerDeviceData"),
    CB_NUMBER("deviceCount", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUcheckpointCustomStorageInfo, .size = 24, .slot_count = 2);

static const cb_field fields_CUcheckpointLockArgs[] = {
    CB_NUMBER("timeoutMs", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUcheckpointLockArgs, .size = 64);

static const cb_field fields_CUcheckpointCheckpointArgs[] = {
    CB_VALUE("customStorageInfo_out", POINTER_INT, 0, 8, T_CUcheckpointCustomStorageInfo,
        "CUcheckpointCustomStorageInfo **"),
};
CB_RECORD_TABLE(CUcheckpointCheckpointArgs, .size = 64);

static const cb_field fields_CUcheckpointGpuPair[] = {
    CB_KEPT("oldUuid", RECORD, 0, 16, T_CUuuid, 0, "CUuuid"),
    CB_KEPT("newUuid", RECORD, 16, 16, T_CUuuid, 1, "CUuuid"),
};
CB_RECORD_TABLE(CUcheckpointGpuPair, .size = 32, .slot_count = 2);

static const cb_field fields_CUcheckpointRestoreArgs[] = {
    CB_COUNTED("gpuPairs", ARRAY_RECORD, 0, 32, T_CUcheckpointGpuPair, 1, 0, "CUcheckpointGpuPair"),
    CB_NUMBER("gpuPairsCount", INT, 8, 4, "unsigned int"),
    CB_VALUE("customStorageInfo_out", POINTER_INT, 16, 8, T_CUcheckpointCustomStorageInfo,
        "CUcheckpointCustomStorageInfo **"),
};
CB_RECORD_TABLE(CUcheckpointRestoreArgs, .size = 64, .slot_count = 1);

static const cb_record_table record_CUcheckpointUnlockArgs = {.size = 64};

static const cb_field fields_CUmemDecompressParams[] = {
    CB_NUMBER("srcNumBytes", INT, 0, 8, "size_t"),
    CB_NUMBER("dstNumBytes", INT, 8, 8, "size_t"),
    CB_KEPT("dstActBytes", ARRAY_ADDRESS, 16, 8, T_cuuint32_t, 0, "cuuint32_t *"),
    CB_KEPT("src", ADDRESS, 24, 8, CB_NO_CLASS, 1, "const void *"),
    CB_KEPT("dst", ADDRESS, 32, 8, CB_NO_CLASS, 2, "void *"),
    CB_VALUE("algo", ENUM, 40, 4, T_CUmemDecompressAlgorithm, "CUmemDecompressAlgorithm"),
};
CB_RECORD_TABLE(CUmemDecompressParams, .size = 64, .slot_count = 3);

static const cb_field fields_CUcliqueInfo[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUcliqueType, "CUcliqueType"),
    CB_NUMBER("id", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUcliqueInfo, .size = 8);

static const cb_field fields_CUlogicalEndpointFabricHandle[] = {
    CB_ITEMS("data", BLOB, 0, 1, 64, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(CUlogicalEndpointFabricHandle, .size = 64);

static const cb_field fields_CUlogicalEndpointProp[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUlogicalEndpointType, "CUlogicalEndpointType"),
    CB_KEPT("unicast", RECORD, 4, 4, T_CUlogicalEndpointProp_anon0_anon0, 0,
        "CUlogicalEndpointProp_anon0_anon0"),
    CB_KEPT("multicast", RECORD, 4, 4, T_CUlogicalEndpointProp_anon0_anon1, 1,
        "CUlogicalEndpointProp_anon0_anon1"),
    CB_NUMBER("size", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("ipcHandleTypes", INT, 16, 4, "unsigned int"),
    CB_NUMBER("flags", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUlogicalEndpointProp, .size = 24, .slot_count = 2);

static const cb_field fields_CUlogicalEndpointProp_anon0[] = {
    CB_KEPT("unicast", RECORD, 0, 4, T_CUlogicalEndpointProp_anon0_anon0, 0,
        "CUlogicalEndpointProp_anon0_anon0"),
    CB_KEPT("multicast", RECORD, 0, 4, T_CUlogicalEndpointProp_anon0_anon1, 1,
        "CUlogicalEndpointProp_anon0_anon1"),
};
CB_RECORD_TABLE(CUlogicalEndpointProp_anon0, .size = 4, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 4);

static const cb_field fields_CUlogicalEndpointProp_anon0_anon0[] = {
    CB_FIELD("device", SCALAR, 0, 4, 1, T_CUdevice, -1, 0, true, "int"),
};
CB_RECORD_TABLE(CUlogicalEndpointProp_anon0_anon0, .size = 4, .slot_count = 1,
    .is_anonymous = true, .anonymous_offset = 4);

static const cb_field fields_CUlogicalEndpointProp_anon0_anon1[] = {
    CB_NUMBER("numDevices", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUlogicalEndpointProp_anon0_anon1, .size = 4, .is_anonymous = true,
    .anonymous_offset = 4);

static const cb_field fields_CUfabricCpyOperand[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUfabricCpyOperandType, "CUfabricCpyOperandType"),
    CB_KEPT("op", RECORD, 8, 16, T_CUfabricCpyOperand_anon0, 0, "CUfabricCpyOperand_anon0"),
};
CB_RECORD_TABLE(CUfabricCpyOperand, .size = 24, .slot_count = 1);

static const cb_field fields_CUfabricCpyOperand_anon0[] = {
    CB_KEPT("ptr", RECORD, 0, 16, T_CUfabricCpyOperand_anon0_anon0, 0,
        "CUfabricCpyOperand_anon0_anon0"),
    CB_KEPT("le", RECORD, 0, 16, T_CUfabricCpyOperand_anon0_anon1, 1,
        "CUfabricCpyOperand_anon0_anon1"),
};
CB_RECORD_TABLE(CUfabricCpyOperand_anon0, .size = 16, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUfabricCpyOperand_anon0_anon0[] = {
    CB_KEPT("ptr", SCALAR, 0, 8, T_CUdeviceptr, 0, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("locHint", RECORD, 8, 8, T_CUmemLocation, 1, "CUmemLocation"),
};
CB_RECORD_TABLE(CUfabricCpyOperand_anon0_anon0, .size = 16, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUfabricCpyOperand_anon0_anon1[] = {
    CB_KEPT("id", SCALAR, 0, 4, T_CUlogicalEndpointId, 0, "uint32_t"),
    CB_KEPT("offset", SCALAR, 8, 8, T_cuuint64_t, 1, "uint64_t"),
};
CB_RECORD_TABLE(CUfabricCpyOperand_anon0_anon1, .size = 16, .slot_count = 2, .is_anonymous = true,
    .anonymous_offset = 8);

static const cb_field fields_CUDA_FABRIC_COPY_BATCH_OP[] = {
    CB_KEPT("src", RECORD, 0, 24, T_CUfabricCpyOperand, 0, "CUfabricCpyOperand"),
    CB_KEPT("dst", RECORD, 24, 24, T_CUfabricCpyOperand, 1, "CUfabricCpyOperand"),
    CB_NUMBER("size", INT, 48, 8, "size_t"),
    CB_NUMBER("flags", INT, 56, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUDA_FABRIC_COPY_BATCH_OP, .size = 64, .slot_count = 2);

static const cb_field fields_CUdevSmResource[] = {
    CB_NUMBER("smCount", INT, 0, 4, "unsigned int"),
    CB_NUMBER("minSmPartitionSize", INT, 4, 4, "unsigned int"),
    CB_NUMBER("smCoscheduledAlignment", INT, 8, 4, "unsigned int"),
    CB_NUMBER("flags", INT, 12, 4, "unsigned int"),
    CB_NUMBER("localityDomainId", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(CUdevSmResource, .size = 20);

static const cb_field fields_CUdevWorkqueueConfigResource[] = {
    CB_FIELD("device", SCALAR, 0, 4, 1, T_CUdevice, -1, 0, true, "int"),
    CB_NUMBER("wqConcurrencyLimit", INT, 4, 4, "unsigned int"),
    CB_VALUE("sharingScope", ENUM, 8, 4, T_CUdevWorkqueueConfigScope, "CUdevWorkqueueConfigScope"),
};
CB_RECORD_TABLE(CUdevWorkqueueConfigResource, .size = 12, .slot_count = 1);

static const cb_record_table record_CUdevWorkqueueResource = {.size = 40};

static const cb_field fields_CU_DEV_SM_RESOURCE_GROUP_PARAMS[] = {
    CB_NUMBER("smCount", INT, 0, 4, "unsigned int"),
    CB_NUMBER("coscheduledSmCount", INT, 4, 4, "unsigned int"),
    CB_NUMBER("preferredCoscheduledSmCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("flags", INT, 12, 4, "unsigned int"),
    CB_NUMBER("localityDomainId", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(CU_DEV_SM_RESOURCE_GROUP_PARAMS, .size = 64);

static const cb_field fields_CUdevResource[] = {
    CB_VALUE("type", ENUM, 0, 4, T_CUdevResourceType, "CUdevResourceType"),
    CB_ITEMS("_internal_padding", BLOB, 4, 1, 92, CB_NO_CLASS, false, "unsigned char"),
    CB_KEPT("sm", RECORD, 96, 20, T_CUdevSmResource, 0, "CUdevSmResource"),
    CB_KEPT("wqConfig", RECORD, 96, 12, T_CUdevWorkqueueConfigResource, 1,
        "CUdevWorkqueueConfigResource"),
    CB_KEPT("wq", RECORD, 96, 40, T_CUdevWorkqueueResource, 2, "CUdevWorkqueueResource"),
    CB_ITEMS("_oversize", BLOB, 96, 1, 40, CB_NO_CLASS, false, "unsigned char"),
    CB_KEPT("nextResource", ARRAY_RECORD, 136, 144, T_CUdevResource_st, 3,
        "struct CUdevResource_st"),
};
CB_RECORD_TABLE(CUdevResource, .size = 144, .slot_count = 4);

static const cb_field fields_CUdevResource_anon0[] = {
    CB_KEPT("sm", RECORD, 0, 20, T_CUdevSmResource, 0, "CUdevSmResource"),
    CB_KEPT("wqConfig", RECORD, 0, 12, T_CUdevWorkqueueConfigResource, 1,
        "CUdevWorkqueueConfigResource"),
    CB_KEPT("wq", RECORD, 0, 40, T_CUdevWorkqueueResource, 2, "CUdevWorkqueueResource"),
    CB_ITEMS("_oversize", BLOB, 0, 1, 40, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(CUdevResource_anon0, .size = 40, .slot_count = 3, .is_anonymous = true,
    .anonymous_offset = 96);

static const cb_field fields_CUeglFrame[] = {
    CB_KEPT("frame", RECORD, 0, 24, T_CUeglFrame_anon0, 0, "CUeglFrame_anon0"),
    CB_NUMBER("width", INT, 24, 4, "unsigned int"),
    CB_NUMBER("height", INT, 28, 4, "unsigned int"),
    CB_NUMBER("depth", INT, 32, 4, "unsigned int"),
    CB_NUMBER("pitch", INT, 36, 4, "unsigned int"),
    CB_NUMBER("planeCount", INT, 40, 4, "unsigned int"),
    CB_NUMBER("numChannels", INT, 44, 4, "unsigned int"),
    CB_VALUE("frameType", ENUM, 48, 4, T_CUeglFrameType, "CUeglFrameType"),
    CB_VALUE("eglColorFormat", ENUM, 52, 4, T_CUeglColorFormat, "CUeglColorFormat"),
    CB_VALUE("cuFormat", ENUM, 56, 4, T_CUarray_format, "CUarray_format"),
};
CB_RECORD_TABLE(CUeglFrame, .size = 64, .slot_count = 1);

static const cb_field fields_CUeglFrame_anon0[] = {
    CB_ITEMS("pArray", LIST_HANDLE, 0, 8, 3, T_CUarray, false, "CUarray"),
    CB_ITEMS("pPitch", LIST_INT, 0, 8, 3, CB_NO_CLASS, false, "void *"),
};
CB_RECORD_TABLE(CUeglFrame_anon0, .size = 24, .is_anonymous = true, .anonymous_offset = 0);

static const char doc_CUipcMem_flags[] =
    "Options for opening memory of another process.\n\n"
    "enum CUipcMem_flags_enum.\n\n"
    "Members\n"
    "    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1\n\n"
    "Taken by\n"
    "    cuIpcOpenMemHandle\n";
static const char doc_CUmemAttach_flags[] =
    "Initial users of managed memory.\n\n"
    "enum CUmemAttach_flags_enum.\n\n"
    "Members\n"
    "    CU_MEM_ATTACH_GLOBAL = 1, CU_MEM_ATTACH_HOST = 2, CU_MEM_ATTACH_SINGLE = 4\n\n"
    "Taken by\n"
    "    cuMemAllocManaged, cuStreamAttachMemAsync\n";
static const char doc_CUctx_flags[] =
    "Options of a context, such as the way threads wait for its device, and the memory that\n"
    "it maps and keeps.\n\n"
    "enum CUctx_flags_enum.\n\n"
    "Members\n"
    "    CU_CTX_SCHED_AUTO = 0, CU_CTX_SCHED_SPIN = 1, CU_CTX_SCHED_YIELD = 2,\n"
    "    CU_CTX_SCHED_BLOCKING_SYNC = 4, CU_CTX_BLOCKING_SYNC = 4, CU_CTX_SCHED_MASK = 7,\n"
    "    CU_CTX_MAP_HOST = 8, CU_CTX_LMEM_RESIZE_TO_MAX = 16, CU_CTX_COREDUMP_ENABLE = 32,\n"
    "    CU_CTX_USER_COREDUMP_ENABLE = 64, CU_CTX_SYNC_MEMOPS = 128, CU_CTX_FLAGS_MASK = 255\n\n"
    "Taken by\n"
    "    cuDevicePrimaryCtxSetFlags, cuCtxCreate, cuCtxSetFlags, cuGLCtxCreate,\n"
    "    cuVDPAUCtxCreate\n\n"
    "Given by\n"
    "    cuDevicePrimaryCtxGetState, cuCtxGetFlags\n";
static const char doc_CUevent_sched_flags[] =
    "Ways in which a thread waits for an event.\n\n"
    "enum CUevent_sched_flags_enum.\n\n"
    "Members\n"
    "    CU_EVENT_SCHED_AUTO = 0, CU_EVENT_SCHED_SPIN = 1, CU_EVENT_SCHED_YIELD = 2,\n"
    "    CU_EVENT_SCHED_BLOCKING_SYNC = 4\n";
static const char doc_cl_event_flags[] =
    "Ways in which threads wait for an event.\n\n"
    "enum cl_event_flags_enum.\n\n"
    "Members\n"
    "    NVCL_EVENT_SCHED_AUTO = 0, NVCL_EVENT_SCHED_SPIN = 1, NVCL_EVENT_SCHED_YIELD = 2,\n"
    "    NVCL_EVENT_SCHED_BLOCKING_SYNC = 4\n";
static const char doc_cl_context_flags[] =
    "Ways in which threads wait for a context.\n\n"
    "enum cl_context_flags_enum.\n\n"
    "Members\n"
    "    NVCL_CTX_SCHED_AUTO = 0, NVCL_CTX_SCHED_SPIN = 1, NVCL_CTX_SCHED_YIELD = 2,\n"
    "    NVCL_CTX_SCHED_BLOCKING_SYNC = 4\n";
static const char doc_CUhostTaskSyncMode[] =
    "Ways in which the driver waits on the host.\n\n"
    "enum CUhostTaskSyncMode_enum. Since CUDA 13.2.\n\n"
    "Members\n"
    "    CU_HOST_TASK_BLOCKING = 0, CU_HOST_TASK_SPINWAIT = 1\n";
static const char doc_CUstream_flags[] =
    "Options of a stream, such as not waiting for the legacy default stream.\n\n"
    "enum CUstream_flags_enum.\n\n"
    "Members\n"
    "    CU_STREAM_DEFAULT = 0, CU_STREAM_NON_BLOCKING = 1\n\n"
    "Taken by\n"
    "    cuStreamCreate, cuStreamCreateWithPriority\n\n"
    "Given by\n"
    "    cuStreamGetFlags\n";
static const char doc_CUevent_flags[] =
    "Options of an event for timing, for other processes, and for threads that sleep while\n"
    "they wait.\n\n"
    "enum CUevent_flags_enum.\n\n"
    "Members\n"
    "    CU_EVENT_DEFAULT = 0, CU_EVENT_BLOCKING_SYNC = 1, CU_EVENT_DISABLE_TIMING = 2,\n"
    "    CU_EVENT_INTERPROCESS = 4\n\n"
    "Taken by\n"
    "    cuEventCreate, cuEventCreateFromEGLSync\n";
static const char doc_CUevent_record_flags[] =
    "Options for recording an event.\n\n"
    "enum CUevent_record_flags_enum.\n\n"
    "Members\n"
    "    CU_EVENT_RECORD_DEFAULT = 0, CU_EVENT_RECORD_EXTERNAL = 1\n\n"
    "Taken by\n"
    "    cuEventRecordWithFlags\n";
static const char doc_CUevent_wait_flags[] =
    "Options for waiting for an event.\n\n"
    "enum CUevent_wait_flags_enum.\n\n"
    "Members\n"
    "    CU_EVENT_WAIT_DEFAULT = 0, CU_EVENT_WAIT_EXTERNAL = 1\n\n"
    "Taken by\n"
    "    cuStreamWaitEvent\n";
static const char doc_CUatomicOperation[] =
    "Atomic operations that links may do by themselves.\n\n"
    "enum CUatomicOperation_enum. Since CUDA 13.0.\n\n"
    "Members\n"
    "    CU_ATOMIC_OPERATION_INTEGER_ADD = 0, CU_ATOMIC_OPERATION_INTEGER_MIN = 1,\n"
    "    CU_ATOMIC_OPERATION_INTEGER_MAX = 2, CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 3,\n"
    "    CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 4, CU_ATOMIC_OPERATION_AND = 5,\n"
    "    CU_ATOMIC_OPERATION_OR = 6, CU_ATOMIC_OPERATION_XOR = 7,\n"
    "    CU_ATOMIC_OPERATION_EXCHANGE = 8, CU_ATOMIC_OPERATION_CAS = 9,\n"
    "    CU_ATOMIC_OPERATION_FLOAT_ADD = 10, CU_ATOMIC_OPERATION_FLOAT_MIN = 11,\n"
    "    CU_ATOMIC_OPERATION_FLOAT_MAX = 12, CU_ATOMIC_OPERATION_MAX = 13\n\n"
    "Taken by\n"
    "    cuDeviceGetHostAtomicCapabilities, cuDeviceGetP2PAtomicCapabilities\n";
static const char doc_CUatomicOperationCapability[] =
    "Types for which a link does an atomic operation, as bits.\n\n"
    "enum CUatomicOperationCapability_enum. Since CUDA 13.0.\n\n"
    "Members\n"
    "    CU_ATOMIC_CAPABILITY_SIGNED = 1, CU_ATOMIC_CAPABILITY_UNSIGNED = 2,\n"
    "    CU_ATOMIC_CAPABILITY_REDUCTION = 4, CU_ATOMIC_CAPABILITY_SCALAR_32 = 8,\n"
    "    CU_ATOMIC_CAPABILITY_SCALAR_64 = 16, CU_ATOMIC_CAPABILITY_SCALAR_128 = 32,\n"
    "    CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64\n";
static const char doc_CUstreamWaitValue_flags[] =
    "Comparison for a value in memory.\n\n"
    "enum CUstreamWaitValue_flags_enum.\n\n"
    "Members\n"
    "    CU_STREAM_WAIT_VALUE_GEQ = 0, CU_STREAM_WAIT_VALUE_EQ = 1,\n"
    "    CU_STREAM_WAIT_VALUE_AND = 2, CU_STREAM_WAIT_VALUE_NOR = 3,\n"
    "    CU_STREAM_WAIT_VALUE_FLUSH = 1073741824\n\n"
    "Taken by\n"
    "    cuStreamWaitValue32, cuStreamWaitValue64\n\n"
    "Field of\n"
    "    CUstreamMemOpWaitValueParams_st.flags\n";
static const char doc_CUstreamWriteValue_flags[] =
    "Options of a write, such as waiting until earlier writes are visible.\n\n"
    "enum CUstreamWriteValue_flags_enum.\n\n"
    "Members\n"
    "    CU_STREAM_WRITE_VALUE_DEFAULT = 0, CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1\n\n"
    "Taken by\n"
    "    cuStreamWriteValue32, cuStreamWriteValue64\n\n"
    "Field of\n"
    "    CUstreamMemOpWriteValueParams_st.flags\n";
static const char doc_CUstreamBatchMemOpType[] =
    "Type of an operation of cuStreamBatchMemOp.\n\n"
    "enum CUstreamBatchMemOpType_enum.\n\n"
    "Members\n"
    "    CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1, CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2,\n"
    "    CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4, CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5,\n"
    "    CU_STREAM_MEM_OP_BARRIER = 6, CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8,\n"
    "    CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3\n\n"
    "Field of\n"
    "    CUstreamBatchMemOpParams.operation, CUstreamMemOpWaitValueParams_st.operation,\n"
    "    CUstreamMemOpWriteValueParams_st.operation,\n"
    "    CUstreamMemOpFlushRemoteWritesParams_st.operation,\n"
    "    CUstreamMemOpMemoryBarrierParams_st.operation,\n"
    "    CUstreamMemOpAtomicReductionParams_st.operation\n";
static const char doc_CUstreamMemoryBarrier_flags[] =
    "Reach of a memory barrier of a stream.\n\n"
    "enum CUstreamMemoryBarrier_flags_enum.\n\n"
    "Members\n"
    "    CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0, CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1\n\n"
    "Field of\n"
    "    CUstreamMemOpMemoryBarrierParams_st.flags\n";
static const char doc_CUstreamAtomicReductionOpType[] =
    "The reduction that a stream does in memory.\n\n"
    "enum CUstreamAtomicReductionOpType_enum. Since CUDA 13.1.\n\n"
    "Members\n"
    "    CU_STREAM_ATOMIC_REDUCTION_OP_OR = 6, CU_STREAM_ATOMIC_REDUCTION_OP_AND = 5,\n"
    "    CU_STREAM_ATOMIC_REDUCTION_OP_ADD = 0\n\n"
    "Field of\n"
    "    CUstreamMemOpAtomicReductionParams_st.reductionOp\n";
static const char doc_CUstreamAtomicReductionDataType[] =
    "The type of a reduction that a stream does in memory.\n\n"
    "enum CUstreamAtomicReductionDataType_enum. Since CUDA 13.1.\n\n"
    "Members\n"
    "    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 = 14,\n"
    "    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 = 22\n\n"
    "Field of\n"
    "    CUstreamMemOpAtomicReductionParams_st.dataType\n";
static const char doc_CUoccupancy_flags[] =
    "Options for occupancy that caching would make 0.\n\n"
    "enum CUoccupancy_flags_enum.\n\n"
    "Members\n"
    "    CU_OCCUPANCY_DEFAULT = 0, CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1\n\n"
    "Taken by\n"
    "    cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,\n"
    "    cuOccupancyMaxPotentialBlockSizeWithFlags\n";
static const char doc_CUstreamUpdateCaptureDependencies_flags[] =
    "Choice between adding and replacing dependencies.\n\n"
    "enum CUstreamUpdateCaptureDependencies_flags_enum.\n\n"
    "Members\n"
    "    CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0, CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1\n\n"
    "Taken by\n"
    "    cuStreamUpdateCaptureDependencies\n";
static const char doc_CUasyncNotificationType[] =
    "Kind of event on a device.\n\n"
    "enum CUasyncNotificationType_enum. Since CUDA 12.4.\n\n"
    "Members\n"
    "    CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1\n\n"
    "Field of\n"
    "    CUasyncNotificationInfo.type\n";
static const char doc_CUarray_format[] =
    "Type of each channel of an array's elements.\n\n"
    "enum CUarray_format_enum.\n\n"
    "Members\n"
    "    CU_AD_FORMAT_UNSIGNED_INT8 = 1, CU_AD_FORMAT_UNSIGNED_INT16 = 2,\n"
    "    CU_AD_FORMAT_UNSIGNED_INT32 = 3, CU_AD_FORMAT_SIGNED_INT8 = 8,\n"
    "    CU_AD_FORMAT_SIGNED_INT16 = 9, CU_AD_FORMAT_SIGNED_INT32 = 10,\n"
    "    CU_AD_FORMAT_HALF = 16, CU_AD_FORMAT_FLOAT = 32, CU_AD_FORMAT_NV12 = 176,\n"
    "    CU_AD_FORMAT_UNORM_INT8X1 = 192, CU_AD_FORMAT_UNORM_INT8X2 = 193,\n"
    "    CU_AD_FORMAT_UNORM_INT8X4 = 194, CU_AD_FORMAT_UNORM_INT16X1 = 195,\n"
    "    CU_AD_FORMAT_UNORM_INT16X2 = 196, CU_AD_FORMAT_UNORM_INT16X4 = 197,\n"
    "    CU_AD_FORMAT_SNORM_INT8X1 = 198, CU_AD_FORMAT_SNORM_INT8X2 = 199,\n"
    "    CU_AD_FORMAT_SNORM_INT8X4 = 200, CU_AD_FORMAT_SNORM_INT16X1 = 201,\n"
    "    CU_AD_FORMAT_SNORM_INT16X2 = 202, CU_AD_FORMAT_SNORM_INT16X4 = 203,\n"
    "    CU_AD_FORMAT_BC1_UNORM = 145, CU_AD_FORMAT_BC1_UNORM_SRGB = 146,\n"
    "    CU_AD_FORMAT_BC2_UNORM = 147, CU_AD_FORMAT_BC2_UNORM_SRGB = 148,\n"
    "    CU_AD_FORMAT_BC3_UNORM = 149, CU_AD_FORMAT_BC3_UNORM_SRGB = 150,\n"
    "    CU_AD_FORMAT_BC4_UNORM = 151, CU_AD_FORMAT_BC4_SNORM = 152,\n"
    "    CU_AD_FORMAT_BC5_UNORM = 153, CU_AD_FORMAT_BC5_SNORM = 154,\n"
    "    CU_AD_FORMAT_BC6H_UF16 = 155, CU_AD_FORMAT_BC6H_SF16 = 156,\n"
    "    CU_AD_FORMAT_BC7_UNORM = 157, CU_AD_FORMAT_BC7_UNORM_SRGB = 158,\n"
    "    CU_AD_FORMAT_P010 = 159, CU_AD_FORMAT_P016 = 161, CU_AD_FORMAT_NV16 = 162,\n"
    "    CU_AD_FORMAT_P210 = 163, CU_AD_FORMAT_P216 = 164, CU_AD_FORMAT_YUY2 = 165,\n"
    "    CU_AD_FORMAT_Y210 = 166, CU_AD_FORMAT_Y216 = 167, CU_AD_FORMAT_AYUV = 168,\n"
    "    CU_AD_FORMAT_Y410 = 169, CU_AD_FORMAT_Y416 = 177, CU_AD_FORMAT_Y444_PLANAR8 = 178,\n"
    "    CU_AD_FORMAT_Y444_PLANAR10 = 179, CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180,\n"
    "    CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181, CU_AD_FORMAT_UNORM_INT_101010_2 = 80,\n"
    "    CU_AD_FORMAT_UINT8_PACKED_422 = 81, CU_AD_FORMAT_UINT8_PACKED_444 = 82,\n"
    "    CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83, CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84,\n"
    "    CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85, CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86,\n"
    "    CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87, CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88,\n"
    "    CU_AD_FORMAT_UINT8_PLANAR_420 = 89, CU_AD_FORMAT_UINT16_PLANAR_420 = 90,\n"
    "    CU_AD_FORMAT_UINT8_PLANAR_422 = 91, CU_AD_FORMAT_UINT16_PLANAR_422 = 92,\n"
    "    CU_AD_FORMAT_UINT8_PLANAR_444 = 93, CU_AD_FORMAT_UINT16_PLANAR_444 = 94,\n"
    "    CU_AD_FORMAT_MAX = 2147483647\n\n"
    "Taken by\n"
    "    cuDeviceGetTexture1DLinearMaxWidth, cuTexRefSetFormat\n\n"
    "Given by\n"
    "    cuTexRefGetFormat\n\n"
    "Field of\n"
    "    CUDA_ARRAY_DESCRIPTOR.Format, CUDA_ARRAY3D_DESCRIPTOR.Format, CUeglFrame.cuFormat\n";
static const char doc_CUaddress_mode[] =
    "Rule for reads of a texture outside its borders.\n\n"
    "enum CUaddress_mode_enum.\n\n"
    "Members\n"
    "    CU_TR_ADDRESS_MODE_WRAP = 0, CU_TR_ADDRESS_MODE_CLAMP = 1,\n"
    "    CU_TR_ADDRESS_MODE_MIRROR = 2, CU_TR_ADDRESS_MODE_BORDER = 3\n\n"
    "Taken by\n"
    "    cuTexRefSetAddressMode\n\n"
    "Given by\n"
    "    cuTexRefGetAddressMode\n\n"
    "Field of\n"
    "    CUDA_TEXTURE_DESC.addressMode\n";
static const char doc_CUfilter_mode[] =
    "Filtering of a texture, the nearest element or interpolation.\n\n"
    "enum CUfilter_mode_enum.\n\n"
    "Members\n"
    "    CU_TR_FILTER_MODE_POINT = 0, CU_TR_FILTER_MODE_LINEAR = 1\n\n"
    "Taken by\n"
    "    cuTexRefSetFilterMode, cuTexRefSetMipmapFilterMode\n\n"
    "Given by\n"
    "    cuTexRefGetFilterMode, cuTexRefGetMipmapFilterMode\n\n"
    "Field of\n"
    "    CUDA_TEXTURE_DESC.filterMode, CUDA_TEXTURE_DESC.mipmapFilterMode\n";
static const char doc_CUdevice_attribute[] =
    "Properties that cuDeviceGetAttribute returns.\n\n"
    "enum CUdevice_attribute_enum.\n\n"
    "Members\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2, CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6, CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8,\n"
    "    CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8,\n"
    "    CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9, CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12,\n"
    "    CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12, CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13,\n"
    "    CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14, CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15,\n"
    "    CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,\n"
    "    CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17, CU_DEVICE_ATTRIBUTE_INTEGRATED = 18,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19, CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29,\n"
    "    CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30,\n"
    "    CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31, CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32,\n"
    "    CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34,\n"
    "    CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36,\n"
    "    CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37,\n"
    "    CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39,\n"
    "    CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40,\n"
    "    CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49,\n"
    "    CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,\n"
    "    CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74,\n"
    "    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,\n"
    "    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,\n"
    "    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77,\n"
    "    CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78,\n"
    "    CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79,\n"
    "    CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,\n"
    "    CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83, CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84,\n"
    "    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86,\n"
    "    CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87,\n"
    "    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88,\n"
    "    CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89,\n"
    "    CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94,\n"
    "    CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95,\n"
    "    CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99,\n"
    "    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100,\n"
    "    CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101,\n"
    "    CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102,\n"
    "    CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102,\n"
    "    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103,\n"
    "    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104,\n"
    "    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106,\n"
    "    CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109,\n"
    "    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110,\n"
    "    CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111,\n"
    "    CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112,\n"
    "    CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113,\n"
    "    CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114,\n"
    "    CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115,\n"
    "    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116,\n"
    "    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117,\n"
    "    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118,\n"
    "    CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119,\n"
    "    CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120,\n"
    "    CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122,\n"
    "    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123,\n"
    "    CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124,\n"
    "    CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125,\n"
    "    CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126,\n"
    "    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127,\n"
    "    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128,\n"
    "    CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129,\n"
    "    CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130, CU_DEVICE_ATTRIBUTE_NUMA_ID = 131,\n"
    "    CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132,\n"
    "    CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133, CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134,\n"
    "    CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135,\n"
    "    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136,\n"
    "    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137,\n"
    "    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138,\n"
    "    CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139,\n"
    "    CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145,\n"
    "    CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146,\n"
    "    CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147,\n"
    "    CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED = 148,\n"
    "    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT = 149,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK = 150,\n"
    "    CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED = 151,\n"
    "    CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED = 152,\n"
    "    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED = 153,\n"
    "    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED = 154,\n"
    "    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED = 155,\n"
    "    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED = 156,\n"
    "    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT = 157,\n"
    "    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES = 158,\n"
    "    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED = 159,\n"
    "    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE = 160,\n"
    "    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161,\n"
    "    CU_DEVICE_ATTRIBUTE_MAX = 162\n\n"
    "Taken by\n"
    "    cuDeviceGetAttribute\n";
static const char doc_CUpointer_attribute[] =
    "Properties of an address.\n\n"
    "enum CUpointer_attribute_enum.\n\n"
    "Members\n"
    "    CU_POINTER_ATTRIBUTE_CONTEXT = 1, CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,\n"
    "    CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3, CU_POINTER_ATTRIBUTE_HOST_POINTER = 4,\n"
    "    CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,\n"
    "    CU_POINTER_ATTRIBUTE_BUFFER_ID = 7, CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,\n"
    "    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,\n"
    "    CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10,\n"
    "    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11, CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12,\n"
    "    CU_POINTER_ATTRIBUTE_MAPPED = 13, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,\n"
    "    CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,\n"
    "    CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16, CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,\n"
    "    CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19,\n"
    "    CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20,\n"
    "    CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21,\n"
    "    CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22\n\n"
    "Taken by\n"
    "    cuPointerGetAttribute, cuPointerSetAttribute, cuPointerGetAttributes\n";
static const char doc_CUfunction_attribute[] =
    "Properties of functions and kernels; some of them can be set.\n\n"
    "enum CUfunction_attribute_enum.\n\n"
    "Members\n"
    "    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,\n"
    "    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1, CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,\n"
    "    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3, CU_FUNC_ATTRIBUTE_NUM_REGS = 4,\n"
    "    CU_FUNC_ATTRIBUTE_PTX_VERSION = 5, CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6,\n"
    "    CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,\n"
    "    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,\n"
    "    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,\n"
    "    CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10,\n"
    "    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11,\n"
    "    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12,\n"
    "    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13,\n"
    "    CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,\n"
    "    CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15,\n"
    "    CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED = 16,\n"
    "    CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE = 17, CU_FUNC_ATTRIBUTE_MAX = 18\n\n"
    "Taken by\n"
    "    cuKernelGetAttribute, cuKernelSetAttribute, cuFuncGetAttribute, cuFuncSetAttribute\n";
static const char doc_CUfunc_cache[] =
    "Preference for L1 cache or shared memory.\n\n"
    "enum CUfunc_cache_enum.\n\n"
    "Members\n"
    "    CU_FUNC_CACHE_PREFER_NONE = 0, CU_FUNC_CACHE_PREFER_SHARED = 1,\n"
    "    CU_FUNC_CACHE_PREFER_L1 = 2, CU_FUNC_CACHE_PREFER_EQUAL = 3\n\n"
    "Taken by\n"
    "    cuCtxSetCacheConfig, cuKernelSetCacheConfig, cuFuncSetCacheConfig\n\n"
    "Given by\n"
    "    cuCtxGetCacheConfig\n";
static const char doc_CUsharedconfig[] =
    "Width of shared memory banks, on devices that could choose.\n\n"
    "enum CUsharedconfig_enum.\n\n"
    "Members\n"
    "    CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0,\n"
    "    CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1,\n"
    "    CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2\n\n"
    "Taken by\n"
    "    cuCtxSetSharedMemConfig, cuFuncSetSharedMemConfig\n\n"
    "Given by\n"
    "    cuCtxGetSharedMemConfig\n";
static const char doc_CUshared_carveout[] =
    "Preferred share of shared memory in percent, as a few named values.\n\n"
    "enum CUshared_carveout_enum.\n\n"
    "Members\n"
    "    CU_SHAREDMEM_CARVEOUT_DEFAULT = -1, CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100,\n"
    "    CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0\n";
static const char doc_CUmemorytype[] =
    "Kind of memory on either side of a copy.\n\n"
    "enum CUmemorytype_enum.\n\n"
    "Members\n"
    "    CU_MEMORYTYPE_HOST = 1, CU_MEMORYTYPE_DEVICE = 2, CU_MEMORYTYPE_ARRAY = 3,\n"
    "    CU_MEMORYTYPE_UNIFIED = 4\n\n"
    "Field of\n"
    "    CUDA_MEMCPY2D.srcMemoryType, CUDA_MEMCPY2D.dstMemoryType,\n"
    "    CUDA_MEMCPY3D.srcMemoryType, CUDA_MEMCPY3D.dstMemoryType,\n"
    "    CUDA_MEMCPY3D_PEER.srcMemoryType, CUDA_MEMCPY3D_PEER.dstMemoryType\n";
static const char doc_CUcomputemode[] =
    "Permission of processes to use a device, and how many may.\n\n"
    "enum CUcomputemode_enum.\n\n"
    "Members\n"
    "    CU_COMPUTEMODE_DEFAULT = 0, CU_COMPUTEMODE_PROHIBITED = 2,\n"
    "    CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3\n";
static const char doc_CUmem_advise[] =
    "Advice about managed memory.\n\n"
    "enum CUmem_advise_enum.\n\n"
    "Members\n"
    "    CU_MEM_ADVISE_SET_READ_MOSTLY = 1, CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2,\n"
    "    CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3,\n"
    "    CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4, CU_MEM_ADVISE_SET_ACCESSED_BY = 5,\n"
    "    CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6\n\n"
    "Taken by\n"
    "    cuMemAdvise\n";
static const char doc_CUmem_range_attribute[] =
    "Properties of a range of managed memory.\n\n"
    "enum CUmem_range_attribute_enum.\n\n"
    "Members\n"
    "    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,\n"
    "    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,\n"
    "    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,\n"
    "    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4,\n"
    "    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5,\n"
    "    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6,\n"
    "    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,\n"
    "    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8\n\n"
    "Taken by\n"
    "    cuMemRangeGetAttribute, cuMemRangeGetAttributes\n";
static const char doc_CUjit_option[] =
    "Options of the driver's compiler and linker, with a value each.\n\n"
    "enum CUjit_option_enum.\n\n"
    "Members\n"
    "    CU_JIT_MAX_REGISTERS = 0, CU_JIT_THREADS_PER_BLOCK = 1, CU_JIT_WALL_TIME = 2,\n"
    "    CU_JIT_INFO_LOG_BUFFER = 3, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4,\n"
    "    CU_JIT_ERROR_LOG_BUFFER = 5, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,\n"
    "    CU_JIT_OPTIMIZATION_LEVEL = 7, CU_JIT_TARGET_FROM_CUCONTEXT = 8, CU_JIT_TARGET = 9,\n"
    "    CU_JIT_FALLBACK_STRATEGY = 10, CU_JIT_GENERATE_DEBUG_INFO = 11,\n"
    "    CU_JIT_LOG_VERBOSE = 12, CU_JIT_GENERATE_LINE_INFO = 13, CU_JIT_CACHE_MODE = 14,\n"
    "    CU_JIT_NEW_SM3X_OPT = 15, CU_JIT_FAST_COMPILE = 16, CU_JIT_GLOBAL_SYMBOL_NAMES = 17,\n"
    "    CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18, CU_JIT_GLOBAL_SYMBOL_COUNT = 19,\n"
    "    CU_JIT_LTO = 20, CU_JIT_FTZ = 21, CU_JIT_PREC_DIV = 22, CU_JIT_PREC_SQRT = 23,\n"
    "    CU_JIT_FMA = 24, CU_JIT_REFERENCED_KERNEL_NAMES = 25,\n"
    "    CU_JIT_REFERENCED_KERNEL_COUNT = 26, CU_JIT_REFERENCED_VARIABLE_NAMES = 27,\n"
    "    CU_JIT_REFERENCED_VARIABLE_COUNT = 28, CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29,\n"
    "    CU_JIT_POSITION_INDEPENDENT_CODE = 30, CU_JIT_MIN_CTA_PER_SM = 31,\n"
    "    CU_JIT_MAX_THREADS_PER_BLOCK = 32, CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33,\n"
    "    CU_JIT_SPLIT_COMPILE = 34, CU_JIT_BINARY_LOADER_THREAD_COUNT = 35,\n"
    "    CU_JIT_NUM_OPTIONS = 36\n\n"
    "Taken by\n"
    "    cuModuleLoadDataEx, cuLinkCreate, cuLinkAddData, cuLinkAddFile, cuLibraryLoadData,\n"
    "    cuLibraryLoadFromFile\n";
static const char doc_CUjit_target[] =
    "Compute capabilities to compile for.\n\n"
    "enum CUjit_target_enum.\n\n"
    "Members\n"
    "    CU_TARGET_COMPUTE_30 = 30, CU_TARGET_COMPUTE_32 = 32, CU_TARGET_COMPUTE_35 = 35,\n"
    "    CU_TARGET_COMPUTE_37 = 37, CU_TARGET_COMPUTE_50 = 50, CU_TARGET_COMPUTE_52 = 52,\n"
    "    CU_TARGET_COMPUTE_53 = 53, CU_TARGET_COMPUTE_60 = 60, CU_TARGET_COMPUTE_61 = 61,\n"
    "    CU_TARGET_COMPUTE_62 = 62, CU_TARGET_COMPUTE_70 = 70, CU_TARGET_COMPUTE_72 = 72,\n"
    "    CU_TARGET_COMPUTE_75 = 75, CU_TARGET_COMPUTE_80 = 80, CU_TARGET_COMPUTE_86 = 86,\n"
    "    CU_TARGET_COMPUTE_87 = 87, CU_TARGET_COMPUTE_89 = 89, CU_TARGET_COMPUTE_90 = 90,\n"
    "    CU_TARGET_COMPUTE_100 = 100, CU_TARGET_COMPUTE_110 = 110,\n"
    "    CU_TARGET_COMPUTE_103 = 103, CU_TARGET_COMPUTE_107 = 107,\n"
    "    CU_TARGET_COMPUTE_120 = 120, CU_TARGET_COMPUTE_121 = 121,\n"
    "    CU_TARGET_COMPUTE_90A = 65626, CU_TARGET_COMPUTE_100A = 65636,\n"
    "    CU_TARGET_COMPUTE_110A = 65646, CU_TARGET_COMPUTE_103A = 65639,\n"
    "    CU_TARGET_COMPUTE_107A = 65643, CU_TARGET_COMPUTE_120A = 65656,\n"
    "    CU_TARGET_COMPUTE_121A = 65657, CU_TARGET_COMPUTE_100F = 131172,\n"
    "    CU_TARGET_COMPUTE_110F = 131182, CU_TARGET_COMPUTE_103F = 131175,\n"
    "    CU_TARGET_COMPUTE_107F = 131179, CU_TARGET_COMPUTE_120F = 131192,\n"
    "    CU_TARGET_COMPUTE_121F = 131193\n";
static const char doc_CUjit_fallback[] =
    "The code that is used when no cubin fits the device.\n\n"
    "enum CUjit_fallback_enum.\n\n"
    "Members\n"
    "    CU_PREFER_PTX = 0, CU_PREFER_BINARY = 1\n";
static const char doc_CUjit_cacheMode[] =
    "Caches for loads from global memory.\n\n"
    "enum CUjit_cacheMode_enum.\n\n"
    "Members\n"
    "    CU_JIT_CACHE_OPTION_NONE = 0, CU_JIT_CACHE_OPTION_CG = 1, CU_JIT_CACHE_OPTION_CA = 2\n";
static const char doc_CUjitInputType[] =
    "Kind of code that is added to a link.\n\n"
    "enum CUjitInputType_enum.\n\n"
    "Members\n"
    "    CU_JIT_INPUT_CUBIN = 0, CU_JIT_INPUT_PTX = 1, CU_JIT_INPUT_FATBINARY = 2,\n"
    "    CU_JIT_INPUT_OBJECT = 3, CU_JIT_INPUT_LIBRARY = 4, CU_JIT_INPUT_NVVM = 5,\n"
    "    CU_JIT_NUM_INPUT_TYPES = 6\n\n"
    "Taken by\n"
    "    cuLinkAddData, cuLinkAddFile\n";
static const char doc_CUgraphicsRegisterFlags[] =
    "Ways in which CUDA will use a graphics resource.\n\n"
    "enum CUgraphicsRegisterFlags_enum.\n\n"
    "Members\n"
    "    CU_GRAPHICS_REGISTER_FLAGS_NONE = 0, CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1,\n"
    "    CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2,\n"
    "    CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4,\n"
    "    CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8\n\n"
    "Taken by\n"
    "    cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterImage\n";
static const char doc_CUgraphicsMapResourceFlags[] =
    "Use of a mapped resource by CUDA, reading or replacing.\n\n"
    "enum CUgraphicsMapResourceFlags_enum.\n\n"
    "Members\n"
    "    CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0,\n"
    "    CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1,\n"
    "    CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2\n\n"
    "Taken by\n"
    "    cuGraphicsResourceSetMapFlags, cuGraphicsEGLRegisterImage,\n"
    "    cuGraphicsVDPAURegisterVideoSurface, cuGraphicsVDPAURegisterOutputSurface\n";
static const char doc_CUarray_cubemap_face[] =
    "The faces of a cube, in the order of a cube's layers.\n\n"
    "enum CUarray_cubemap_face_enum.\n\n"
    "Members\n"
    "    CU_CUBEMAP_FACE_POSITIVE_X = 0, CU_CUBEMAP_FACE_NEGATIVE_X = 1,\n"
    "    CU_CUBEMAP_FACE_POSITIVE_Y = 2, CU_CUBEMAP_FACE_NEGATIVE_Y = 3,\n"
    "    CU_CUBEMAP_FACE_POSITIVE_Z = 4, CU_CUBEMAP_FACE_NEGATIVE_Z = 5\n";
static const char doc_CUlimit[] =
    "Limits of a context, for cuCtxSetLimit.\n\n"
    "enum CUlimit_enum.\n\n"
    "Members\n"
    "    CU_LIMIT_STACK_SIZE = 0, CU_LIMIT_PRINTF_FIFO_SIZE = 1,\n"
    "    CU_LIMIT_MALLOC_HEAP_SIZE = 2, CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3,\n"
    "    CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4,\n"
    "    CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5, CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6,\n"
    "    CU_LIMIT_SHMEM_SIZE = 7, CU_LIMIT_CIG_ENABLED = 8,\n"
    "    CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9, CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10,\n"
    "    CU_LIMIT_MAX = 11\n\n"
    "Taken by\n"
    "    cuCtxSetLimit, cuCtxGetLimit\n";
static const char doc_CUresourcetype[] =
    "Kind of memory behind a texture or surface.\n\n"
    "enum CUresourcetype_enum.\n\n"
    "Members\n"
    "    CU_RESOURCE_TYPE_ARRAY = 0, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1,\n"
    "    CU_RESOURCE_TYPE_LINEAR = 2, CU_RESOURCE_TYPE_PITCH2D = 3\n\n"
    "Field of\n"
    "    CUDA_RESOURCE_DESC.resType, CUarrayMapInfo.resourceType\n";
static const char doc_CUaccessProperty[] =
    "How long the L2 cache should keep reads from a window of memory.\n\n"
    "enum CUaccessProperty_enum.\n\n"
    "Members\n"
    "    CU_ACCESS_PROPERTY_NORMAL = 0, CU_ACCESS_PROPERTY_STREAMING = 1,\n"
    "    CU_ACCESS_PROPERTY_PERSISTING = 2\n\n"
    "Field of\n"
    "    CUaccessPolicyWindow.hitProp, CUaccessPolicyWindow.missProp\n";
static const char doc_CUgraphConditionalNodeType[] =
    "Kind of conditional node, choice or repetition.\n\n"
    "enum CUgraphConditionalNodeType_enum. Since CUDA 12.3.\n\n"
    "Members\n"
    "    CU_GRAPH_COND_TYPE_IF = 0, CU_GRAPH_COND_TYPE_WHILE = 1,\n"
    "    CU_GRAPH_COND_TYPE_SWITCH = 2\n\n"
    "Field of\n"
    "    CUDA_CONDITIONAL_NODE_PARAMS.type\n";
static const char doc_CUgraphNodeType[] =
    "Type of a graph node.\n\n"
    "enum CUgraphNodeType_enum.\n\n"
    "Members\n"
    "    CU_GRAPH_NODE_TYPE_KERNEL = 0, CU_GRAPH_NODE_TYPE_MEMCPY = 1,\n"
    "    CU_GRAPH_NODE_TYPE_MEMSET = 2, CU_GRAPH_NODE_TYPE_HOST = 3,\n"
    "    CU_GRAPH_NODE_TYPE_GRAPH = 4, CU_GRAPH_NODE_TYPE_EMPTY = 5,\n"
    "    CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6, CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7,\n"
    "    CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8, CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9,\n"
    "    CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10, CU_GRAPH_NODE_TYPE_MEM_FREE = 11,\n"
    "    CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12, CU_GRAPH_NODE_TYPE_CONDITIONAL = 13,\n"
    "    CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14, CU_GRAPH_NODE_TYPE_RESERVED_16 = 16,\n"
    "    CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17, CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18\n\n"
    "Given by\n"
    "    cuGraphNodeGetType\n\n"
    "Field of\n"
    "    CUgraphNodeParams.type\n";
static const char doc_CUgraphDependencyType[] =
    "The point at which an edge of a graph lets the next node begin.\n\n"
    "enum CUgraphDependencyType_enum. Since CUDA 12.3.\n\n"
    "Members\n"
    "    CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0, CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1\n";
static const char doc_CUgraphInstantiateResult[] =
    "Reason why a graph could not be instantiated.\n\n"
    "enum CUgraphInstantiateResult_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CUDA_GRAPH_INSTANTIATE_SUCCESS = 0, CUDA_GRAPH_INSTANTIATE_ERROR = 1,\n"
    "    CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2,\n"
    "    CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3,\n"
    "    CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4,\n"
    "    CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5\n\n"
    "Field of\n"
    "    CUDA_GRAPH_INSTANTIATE_PARAMS.result_out\n";
static const char doc_CUsynchronizationPolicy[] =
    "Ways in which threads wait for a stream.\n\n"
    "enum CUsynchronizationPolicy_enum.\n\n"
    "Members\n"
    "    CU_SYNC_POLICY_AUTO = 1, CU_SYNC_POLICY_SPIN = 2, CU_SYNC_POLICY_YIELD = 3,\n"
    "    CU_SYNC_POLICY_BLOCKING_SYNC = 4\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.syncPolicy\n";
static const char doc_CUclusterSchedulingPolicy[] =
    "Distribution of a cluster's blocks over multiprocessors.\n\n"
    "enum CUclusterSchedulingPolicy_enum.\n\n"
    "Members\n"
    "    CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0, CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1,\n"
    "    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2,\n"
    "    CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = 3\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.clusterSchedulingPolicyPreference\n";
static const char doc_CUlaunchMemSyncDomain[] =
    "Domain of writes for which a kernel's memory fences wait.\n\n"
    "enum CUlaunchMemSyncDomain_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0, CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.memSyncDomain\n";
static const char doc_CUlaunchAttributePortableClusterMode[] =
    "Permission for clusters that are larger than all devices can have.\n\n"
    "enum CUlaunchAttributePortableClusterMode_enum. Since CUDA 13.2.\n\n"
    "Members\n"
    "    CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT = 0,\n"
    "    CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE = 1,\n"
    "    CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE = 2\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.portableClusterSizeMode\n";
static const char doc_CUsharedMemoryMode[] =
    "Permission for kernels to use more shared memory than all devices have.\n\n"
    "enum CUsharedMemoryMode_enum. Since CUDA 13.2.\n\n"
    "Members\n"
    "    CU_SHARED_MEMORY_MODE_DEFAULT = 0, CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE = 1,\n"
    "    CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE = 2,\n"
    "    CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY = 3,\n"
    "    CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY = 4\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.sharedMemoryMode\n";
static const char doc_CUlaunchAttributeID[] =
    "Attribute of a launch, stream or kernel node.\n\n"
    "enum CUlaunchAttributeID_enum.\n\n"
    "Members\n"
    "    CU_LAUNCH_ATTRIBUTE_IGNORE = 0, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,\n"
    "    CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,\n"
    "    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4,\n"
    "    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5,\n"
    "    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6,\n"
    "    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7, CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,\n"
    "    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,\n"
    "    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,\n"
    "    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11,\n"
    "    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12,\n"
    "    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13,\n"
    "    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14,\n"
    "    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16,\n"
    "    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17,\n"
    "    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18\n\n"
    "Taken by\n"
    "    cuStreamGetAttribute, cuStreamSetAttribute, cuGraphKernelNodeGetAttribute,\n"
    "    cuGraphKernelNodeSetAttribute\n\n"
    "Field of\n"
    "    CUlaunchAttribute.id\n";
static const char doc_CUstreamCaptureStatus[] =
    "State of a capture of a stream.\n\n"
    "enum CUstreamCaptureStatus_enum.\n\n"
    "Members\n"
    "    CU_STREAM_CAPTURE_STATUS_NONE = 0, CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,\n"
    "    CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2\n\n"
    "Given by\n"
    "    cuStreamIsCapturing, cuStreamGetCaptureInfo\n";
static const char doc_CUstreamCaptureMode[] =
    "The calls that a capture forbids, and the threads concerned.\n\n"
    "enum CUstreamCaptureMode_enum.\n\n"
    "Members\n"
    "    CU_STREAM_CAPTURE_MODE_GLOBAL = 0, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,\n"
    "    CU_STREAM_CAPTURE_MODE_RELAXED = 2\n\n"
    "Taken by\n"
    "    cuStreamBeginCapture, cuStreamBeginRecaptureToGraph, cuStreamBeginCaptureToGraph,\n"
    "    cuThreadExchangeStreamCaptureMode\n";
static const char doc_CUdriverProcAddress_flags[] =
    "The variant of an entry point for cuGetProcAddress.\n\n"
    "enum CUdriverProcAddress_flags_enum.\n\n"
    "Members\n"
    "    CU_GET_PROC_ADDRESS_DEFAULT = 0, CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1,\n"
    "    CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2\n\n"
    "Taken by\n"
    "    cuGetProcAddress\n";
static const char doc_CUdriverProcAddressQueryResult[] =
    "Reason why cuGetProcAddress found nothing.\n\n"
    "enum CUdriverProcAddressQueryResult_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_GET_PROC_ADDRESS_SUCCESS = 0, CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,\n"
    "    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2\n\n"
    "Given by\n"
    "    cuGetProcAddress\n";
static const char doc_CUexecAffinityType[] =
    "Kind of limit of a context.\n\n"
    "enum CUexecAffinityType_enum.\n\n"
    "Members\n"
    "    CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0, CU_EXEC_AFFINITY_TYPE_MAX = 1\n\n"
    "Taken by\n"
    "    cuDeviceGetExecAffinitySupport, cuCtxGetExecAffinity\n\n"
    "Field of\n"
    "    CUexecAffinityParam.type\n";
static const char doc_CUcigDataType[] =
    "The graphics interface that a context works with.\n\n"
    "enum CUcigDataType_enum. Since CUDA 12.5.\n\n"
    "Members\n"
    "    CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1, CIG_DATA_TYPE_NV_BLOB = 2\n\n"
    "Field of\n"
    "    CUctxCigParam.sharedDataType\n";
static const char doc_CUstreamCigDataType[] =
    "The graphics interface that a stream records for.\n\n"
    "enum CUstreamCigDataType_enum. Since CUDA 13.2.\n\n"
    "Members\n"
    "    STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST = 1,\n"
    "    STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV = 2\n\n"
    "Field of\n"
    "    CUstreamCigParam.streamSharedDataType\n";
static const char doc_CUlibraryOption[] =
    "Options of loading a library, with a value each.\n\n"
    "enum CUlibraryOption_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0,\n"
    "    CU_LIBRARY_BINARY_IS_PRESERVED = 1, CU_LIBRARY_NUM_OPTIONS = 2\n\n"
    "Taken by\n"
    "    cuLibraryLoadData, cuLibraryLoadFromFile\n";
static const char doc_CUresult[] =
    "Status that driver functions return; all but CUDA_SUCCESS and CUDA_ERROR_NOT_READY are\n"
    "failures.\n\n"
    "enum cudaError_enum.\n\n"
    "Members\n"
    "    CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_VALUE = 1, CUDA_ERROR_OUT_OF_MEMORY = 2,\n"
    "    CUDA_ERROR_NOT_INITIALIZED = 3, CUDA_ERROR_DEINITIALIZED = 4,\n"
    "    CUDA_ERROR_PROFILER_DISABLED = 5, CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6,\n"
    "    CUDA_ERROR_PROFILER_ALREADY_STARTED = 7, CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8,\n"
    "    CUDA_ERROR_STUB_LIBRARY = 34, CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36,\n"
    "    CUDA_ERROR_DEVICE_UNAVAILABLE = 46, CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47,\n"
    "    CUDA_ERROR_NO_DEVICE = 100, CUDA_ERROR_INVALID_DEVICE = 101,\n"
    "    CUDA_ERROR_DEVICE_NOT_LICENSED = 102, CUDA_ERROR_INVALID_IMAGE = 200,\n"
    "    CUDA_ERROR_INVALID_CONTEXT = 201, CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202,\n"
    "    CUDA_ERROR_MAP_FAILED = 205, CUDA_ERROR_UNMAP_FAILED = 206,\n"
    "    CUDA_ERROR_ARRAY_IS_MAPPED = 207, CUDA_ERROR_ALREADY_MAPPED = 208,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU = 209, CUDA_ERROR_ALREADY_ACQUIRED = 210,\n"
    "    CUDA_ERROR_NOT_MAPPED = 211, CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212,\n"
    "    CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213, CUDA_ERROR_ECC_UNCORRECTABLE = 214,\n"
    "    CUDA_ERROR_UNSUPPORTED_LIMIT = 215, CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216,\n"
    "    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217, CUDA_ERROR_INVALID_PTX = 218,\n"
    "    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219, CUDA_ERROR_NVLINK_UNCORRECTABLE = 220,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221, CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222,\n"
    "    CUDA_ERROR_JIT_COMPILATION_DISABLED = 223,\n"
    "    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224,\n"
    "    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225, CUDA_ERROR_CONTAINED = 226,\n"
    "    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227, CUDA_ERROR_INVALID_SOURCE = 300,\n"
    "    CUDA_ERROR_FILE_NOT_FOUND = 301, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303, CUDA_ERROR_OPERATING_SYSTEM = 304,\n"
    "    CUDA_ERROR_INVALID_HANDLE = 400, CUDA_ERROR_ILLEGAL_STATE = 401,\n"
    "    CUDA_ERROR_LOSSY_QUERY = 402, CUDA_ERROR_NOT_FOUND = 500,\n"
    "    CUDA_ERROR_NOT_READY = 600, CUDA_ERROR_ILLEGAL_ADDRESS = 700,\n"
    "    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701, CUDA_ERROR_LAUNCH_TIMEOUT = 702,\n"
    "    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703,\n"
    "    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,\n"
    "    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705, CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED = 709, CUDA_ERROR_ASSERT = 710,\n"
    "    CUDA_ERROR_TOO_MANY_PEERS = 711, CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712,\n"
    "    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713, CUDA_ERROR_HARDWARE_STACK_ERROR = 714,\n"
    "    CUDA_ERROR_ILLEGAL_INSTRUCTION = 715, CUDA_ERROR_MISALIGNED_ADDRESS = 716,\n"
    "    CUDA_ERROR_INVALID_ADDRESS_SPACE = 717, CUDA_ERROR_INVALID_PC = 718,\n"
    "    CUDA_ERROR_LAUNCH_FAILED = 719, CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720,\n"
    "    CUDA_ERROR_TENSOR_MEMORY_LEAK = 721, CUDA_ERROR_NOT_PERMITTED = 800,\n"
    "    CUDA_ERROR_NOT_SUPPORTED = 801, CUDA_ERROR_SYSTEM_NOT_READY = 802,\n"
    "    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803,\n"
    "    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804,\n"
    "    CUDA_ERROR_MPS_CONNECTION_FAILED = 805, CUDA_ERROR_MPS_RPC_FAILURE = 806,\n"
    "    CUDA_ERROR_MPS_SERVER_NOT_READY = 807, CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808,\n"
    "    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809,\n"
    "    CUDA_ERROR_MPS_CLIENT_TERMINATED = 810, CUDA_ERROR_CDP_NOT_SUPPORTED = 811,\n"
    "    CUDA_ERROR_CDP_VERSION_MISMATCH = 812, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901, CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903, CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,\n"
    "    CUDA_ERROR_CAPTURED_EVENT = 907, CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908,\n"
    "    CUDA_ERROR_TIMEOUT = 909, CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910,\n"
    "    CUDA_ERROR_EXTERNAL_DEVICE = 911, CUDA_ERROR_INVALID_CLUSTER_SIZE = 912,\n"
    "    CUDA_ERROR_FUNCTION_NOT_LOADED = 913, CUDA_ERROR_INVALID_RESOURCE_TYPE = 914,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915, CUDA_ERROR_KEY_ROTATION = 916,\n"
    "    CUDA_ERROR_STREAM_DETACHED = 917, CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918,\n"
    "    CUDA_ERROR_FABRIC_NOT_READY = 919, CUDA_ERROR_UNKNOWN = 999\n\n"
    "Taken by\n"
    "    cuGetErrorString, cuGetErrorName\n";
static const char doc_CUdevice_P2PAttribute[] =
    "Properties of the link of two devices.\n\n"
    "enum CUdevice_P2PAttribute_enum.\n\n"
    "Members\n"
    "    CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1,\n"
    "    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2,\n"
    "    CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3,\n"
    "    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4,\n"
    "    CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4,\n"
    "    CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5\n\n"
    "Taken by\n"
    "    cuDeviceGetP2PAttribute\n";
static const char doc_CUresourceViewFormat[] =
    "The format as which a texture reads its array.\n\n"
    "enum CUresourceViewFormat_enum.\n\n"
    "Members\n"
    "    CU_RES_VIEW_FORMAT_NONE = 0, CU_RES_VIEW_FORMAT_UINT_1X8 = 1,\n"
    "    CU_RES_VIEW_FORMAT_UINT_2X8 = 2, CU_RES_VIEW_FORMAT_UINT_4X8 = 3,\n"
    "    CU_RES_VIEW_FORMAT_SINT_1X8 = 4, CU_RES_VIEW_FORMAT_SINT_2X8 = 5,\n"
    "    CU_RES_VIEW_FORMAT_SINT_4X8 = 6, CU_RES_VIEW_FORMAT_UINT_1X16 = 7,\n"
    "    CU_RES_VIEW_FORMAT_UINT_2X16 = 8, CU_RES_VIEW_FORMAT_UINT_4X16 = 9,\n"
    "    CU_RES_VIEW_FORMAT_SINT_1X16 = 10, CU_RES_VIEW_FORMAT_SINT_2X16 = 11,\n"
    "    CU_RES_VIEW_FORMAT_SINT_4X16 = 12, CU_RES_VIEW_FORMAT_UINT_1X32 = 13,\n"
    "    CU_RES_VIEW_FORMAT_UINT_2X32 = 14, CU_RES_VIEW_FORMAT_UINT_4X32 = 15,\n"
    "    CU_RES_VIEW_FORMAT_SINT_1X32 = 16, CU_RES_VIEW_FORMAT_SINT_2X32 = 17,\n"
    "    CU_RES_VIEW_FORMAT_SINT_4X32 = 18, CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19,\n"
    "    CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20, CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21,\n"
    "    CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22, CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23,\n"
    "    CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24, CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25,\n"
    "    CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26, CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27,\n"
    "    CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28, CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29,\n"
    "    CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30, CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31,\n"
    "    CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32, CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33,\n"
    "    CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34\n\n"
    "Field of\n"
    "    CUDA_RESOURCE_VIEW_DESC.format\n";
static const char doc_CUtensorMapDataType[] =
    "Type of the elements of a tensor map.\n\n"
    "enum CUtensorMapDataType_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0, CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2, CU_TENSOR_MAP_DATA_TYPE_INT32 = 3,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4, CU_TENSOR_MAP_DATA_TYPE_INT64 = 5,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6, CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14,\n"
    "    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15\n\n"
    "Taken by\n"
    "    cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide\n";
static const char doc_CUtensorMapInterleave[] =
    "Layout of channels in memory.\n\n"
    "enum CUtensorMapInterleave_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_TENSOR_MAP_INTERLEAVE_NONE = 0, CU_TENSOR_MAP_INTERLEAVE_16B = 1,\n"
    "    CU_TENSOR_MAP_INTERLEAVE_32B = 2\n\n"
    "Taken by\n"
    "    cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide\n";
static const char doc_CUtensorMapSwizzle[] =
    "Shuffling of a box in shared memory, against bank conflicts.\n\n"
    "enum CUtensorMapSwizzle_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_TENSOR_MAP_SWIZZLE_NONE = 0, CU_TENSOR_MAP_SWIZZLE_32B = 1,\n"
    "    CU_TENSOR_MAP_SWIZZLE_64B = 2, CU_TENSOR_MAP_SWIZZLE_128B = 3,\n"
    "    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4,\n"
    "    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5,\n"
    "    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6\n\n"
    "Taken by\n"
    "    cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide\n";
static const char doc_CUtensorMapL2promotion[] =
    "Amount of surrounding data that a copy also brings into L2 cache.\n\n"
    "enum CUtensorMapL2promotion_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_TENSOR_MAP_L2_PROMOTION_NONE = 0, CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1,\n"
    "    CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2, CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3\n\n"
    "Taken by\n"
    "    cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide\n";
static const char doc_CUtensorMapFloatOOBfill[] =
    "Values that a copy gives elements outside the tensor.\n\n"
    "enum CUtensorMapFloatOOBfill_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0,\n"
    "    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1\n\n"
    "Taken by\n"
    "    cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide\n";
static const char doc_CUtensorMapIm2ColWideMode[] =
    "Use of the swizzle in a tensor map that loads along the width.\n\n"
    "enum CUtensorMapIm2ColWideMode_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0, CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1\n\n"
    "Taken by\n"
    "    cuTensorMapEncodeIm2colWide\n";
static const char doc_CUtensorMapAllocClass[] =
    "Size of the window of memory behind a tensor map.\n\n"
    "enum CUtensorMapAllocClass_enum. Since CUDA 13.5.\n\n"
    "Members\n"
    "    CU_TENSOR_MAP_ALLOC_CLASS_AUTO = 0, CU_TENSOR_MAP_ALLOC_CLASS_SMALL = 1,\n"
    "    CU_TENSOR_MAP_ALLOC_CLASS_LARGE = 2\n\n"
    "Taken by\n"
    "    cuTensorMapSetAllocationClass\n";
static const char doc_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS[] =
    "Access of a device to memory.\n\n"
    "enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum.\n\n"
    "Members\n"
    "    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0,\n"
    "    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1,\n"
    "    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3\n";
static const char doc_CUexternalMemoryHandleType[] =
    "Kind of handle for importing memory.\n\n"
    "enum CUexternalMemoryHandleType_enum.\n\n"
    "Members\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8,\n"
    "    CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9\n\n"
    "Field of\n"
    "    CUDA_EXTERNAL_MEMORY_HANDLE_DESC.type\n";
static const char doc_CUexternalSemaphoreHandleType[] =
    "Kind of handle for importing a semaphore.\n\n"
    "enum CUexternalSemaphoreHandleType_enum.\n\n"
    "Members\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9,\n"
    "    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10\n\n"
    "Field of\n"
    "    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.type\n";
static const char doc_CUmemAllocationHandleType[] =
    "Kinds of handle for exporting memory to other processes, or-ed if there are several.\n\n"
    "enum CUmemAllocationHandleType_enum.\n\n"
    "Members\n"
    "    CU_MEM_HANDLE_TYPE_NONE = 0, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,\n"
    "    CU_MEM_HANDLE_TYPE_WIN32 = 2, CU_MEM_HANDLE_TYPE_WIN32_KMT = 4,\n"
    "    CU_MEM_HANDLE_TYPE_FABRIC = 8, CU_MEM_HANDLE_TYPE_MAX = 2147483647\n\n"
    "Taken by\n"
    "    cuMemExportToShareableHandle, cuMemImportFromShareableHandle,\n"
    "    cuMemPoolExportToShareableHandle, cuMemPoolImportFromShareableHandle\n\n"
    "Field of\n"
    "    CUmemAllocationProp.requestedHandleTypes, CUmemPoolProps.handleTypes\n";
static const char doc_CUmemAccess_flags[] =
    "Access of a device to memory.\n\n"
    "enum CUmemAccess_flags_enum.\n\n"
    "Members\n"
    "    CU_MEM_ACCESS_FLAGS_PROT_NONE = 0, CU_MEM_ACCESS_FLAGS_PROT_READ = 1,\n"
    "    CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3, CU_MEM_ACCESS_FLAGS_PROT_MAX = 2147483647\n\n"
    "Given by\n"
    "    cuMemGetAccess, cuMemPoolGetAccess\n\n"
    "Field of\n"
    "    CUmemAccessDesc.flags\n";
static const char doc_CUmemLocationType[] =
    "Kind of location of memory.\n\n"
    "enum CUmemLocationType_enum.\n\n"
    "Members\n"
    "    CU_MEM_LOCATION_TYPE_INVALID = 0, CU_MEM_LOCATION_TYPE_NONE = 0,\n"
    "    CU_MEM_LOCATION_TYPE_DEVICE = 1, CU_MEM_LOCATION_TYPE_HOST = 2,\n"
    "    CU_MEM_LOCATION_TYPE_HOST_NUMA = 3, CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4,\n"
    "    CU_MEM_LOCATION_TYPE_INVISIBLE = 5, CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6,\n"
    "    CU_MEM_LOCATION_TYPE_MAX = 2147483647\n\n"
    "Field of\n"
    "    CUmemLocation.type\n";
static const char doc_CUmemAllocationType[] =
    "Kind of allocation, memory that stays in its place or moves.\n\n"
    "enum CUmemAllocationType_enum.\n\n"
    "Members\n"
    "    CU_MEM_ALLOCATION_TYPE_INVALID = 0, CU_MEM_ALLOCATION_TYPE_PINNED = 1,\n"
    "    CU_MEM_ALLOCATION_TYPE_MANAGED = 2, CU_MEM_ALLOCATION_TYPE_MAX = 2147483647\n\n"
    "Taken by\n"
    "    cuMemGetDefaultMemPool, cuMemGetMemPool, cuMemSetMemPool\n\n"
    "Field of\n"
    "    CUmemAllocationProp.type, CUmemPoolProps.allocType\n";
static const char doc_CUmemAllocationGranularity_flags[] =
    "Choice between the least and the best granularity.\n\n"
    "enum CUmemAllocationGranularity_flags_enum.\n\n"
    "Members\n"
    "    CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1\n\n"
    "Taken by\n"
    "    cuMemGetAllocationGranularity\n";
static const char doc_CUmemRangeHandleType[] =
    "Kind of handle for exporting a range of memory.\n\n"
    "enum CUmemRangeHandleType_enum.\n\n"
    "Members\n"
    "    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1, CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647\n\n"
    "Taken by\n"
    "    cuMemGetHandleForAddressRange\n";
static const char doc_CUmemRangeFlags[] =
    "Options of a handle for a range of memory.\n\n"
    "enum CUmemRangeFlags_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1\n\n"
    "Taken by\n"
    "    cuMemGetHandleForAddressRange\n";
static const char doc_CUarraySparseSubresourceType[] =
    "Part of a sparse array.\n\n"
    "enum CUarraySparseSubresourceType_enum.\n\n"
    "Members\n"
    "    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0,\n"
    "    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1\n\n"
    "Field of\n"
    "    CUarrayMapInfo.subresourceType\n";
static const char doc_CUmemOperationType[] =
    "Operation on memory, mapping or unmapping.\n\n"
    "enum CUmemOperationType_enum.\n\n"
    "Members\n"
    "    CU_MEM_OPERATION_TYPE_MAP = 1, CU_MEM_OPERATION_TYPE_UNMAP = 2\n\n"
    "Field of\n"
    "    CUarrayMapInfo.memOperationType\n";
static const char doc_CUmemHandleType[] =
    "Kind of allocated memory.\n\n"
    "enum CUmemHandleType_enum.\n\n"
    "Members\n"
    "    CU_MEM_HANDLE_TYPE_GENERIC = 0\n\n"
    "Field of\n"
    "    CUarrayMapInfo.memHandleType\n";
static const char doc_CUmemAllocationCompType[] =
    "Compression of memory, possible or not.\n\n"
    "enum CUmemAllocationCompType_enum.\n\n"
    "Members\n"
    "    CU_MEM_ALLOCATION_COMP_NONE = 0, CU_MEM_ALLOCATION_COMP_GENERIC = 1\n";
static const char doc_CUmulticastGranularity_flags[] =
    "Choice between the least and the best granularity.\n\n"
    "enum CUmulticastGranularity_flags_enum. Since CUDA 12.1.\n\n"
    "Members\n"
    "    CU_MULTICAST_GRANULARITY_MINIMUM = 0, CU_MULTICAST_GRANULARITY_RECOMMENDED = 1\n\n"
    "Taken by\n"
    "    cuMulticastGetGranularity\n";
static const char doc_CUgraphExecUpdateResult[] =
    "Reason why an executable graph could not take over parameters of another graph.\n\n"
    "enum CUgraphExecUpdateResult_enum.\n\n"
    "Members\n"
    "    CU_GRAPH_EXEC_UPDATE_SUCCESS = 0, CU_GRAPH_EXEC_UPDATE_ERROR = 1,\n"
    "    CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2,\n"
    "    CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3,\n"
    "    CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4,\n"
    "    CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5,\n"
    "    CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6,\n"
    "    CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7,\n"
    "    CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8\n\n"
    "Field of\n"
    "    CUgraphExecUpdateResultInfo.result\n";
static const char doc_CUmemPool_attribute[] =
    "Properties of a memory pool.\n\n"
    "enum CUmemPool_attribute_enum.\n\n"
    "Members\n"
    "    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,\n"
    "    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2,\n"
    "    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,\n"
    "    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,\n"
    "    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6, CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,\n"
    "    CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8, CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9,\n"
    "    CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10, CU_MEMPOOL_ATTR_LOCATION_ID = 11,\n"
    "    CU_MEMPOOL_ATTR_LOCATION_TYPE = 12, CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13,\n"
    "    CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15\n\n"
    "Taken by\n"
    "    cuMemPoolSetAttribute, cuMemPoolGetAttribute\n";
static const char doc_CUmemcpyFlags[] =
    "Options of a copy.\n\n"
    "enum CUmemcpyFlags_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CU_MEMCPY_FLAG_DEFAULT = 0, CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1\n\n"
    "Field of\n"
    "    CUmemcpyAttributes.flags, CUDA_MEMCPY3D_BATCH_OP.flags\n";
static const char doc_CUmemcpySrcAccessOrder[] =
    "The time at which a copy may read its source.\n\n"
    "enum CUmemcpySrcAccessOrder_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0, CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1,\n"
    "    CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2, CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3,\n"
    "    CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647\n\n"
    "Field of\n"
    "    CUmemcpyAttributes.srcAccessOrder, CUDA_MEMCPY3D_BATCH_OP.srcAccessOrder\n";
static const char doc_CUmemcpy3DOperandType[] =
    "Kind of a side of a copy, memory or an array.\n\n"
    "enum CUmemcpy3DOperandType_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CU_MEMCPY_OPERAND_TYPE_POINTER = 1, CU_MEMCPY_OPERAND_TYPE_ARRAY = 2,\n"
    "    CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647\n\n"
    "Field of\n"
    "    CUmemcpy3DOperand.type\n";
static const char doc_CUgraphMem_attribute[] =
    "Properties of the memory that graphs use.\n\n"
    "enum CUgraphMem_attribute_enum.\n\n"
    "Members\n"
    "    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1,\n"
    "    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3\n\n"
    "Taken by\n"
    "    cuDeviceGetGraphMemAttribute, cuDeviceSetGraphMemAttribute\n";
static const char doc_CUgraphChildGraphNodeOwnership[] =
    "Choice between copying and moving a child graph into its node.\n\n"
    "enum CUgraphChildGraphNodeOwnership_enum. Since CUDA 12.9.\n\n"
    "Members\n"
    "    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0, CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1,\n"
    "    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID = -1\n\n"
    "Field of\n"
    "    CUDA_CHILD_GRAPH_NODE_PARAMS.ownership\n";
static const char doc_CUflushGPUDirectRDMAWritesOptions[] =
    "Ways to flush writes of other PCI devices, as bits.\n\n"
    "enum CUflushGPUDirectRDMAWritesOptions_enum.\n\n"
    "Members\n"
    "    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1,\n"
    "    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2\n";
static const char doc_CUGPUDirectRDMAWritesOrdering[] =
    "The devices for which writes of other PCI devices are in order without a flush.\n\n"
    "enum CUGPUDirectRDMAWritesOrdering_enum.\n\n"
    "Members\n"
    "    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0,\n"
    "    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100,\n"
    "    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200\n";
static const char doc_CUflushGPUDirectRDMAWritesScope[] =
    "The devices that see flushed writes.\n\n"
    "enum CUflushGPUDirectRDMAWritesScope_enum.\n\n"
    "Members\n"
    "    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100,\n"
    "    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200\n\n"
    "Taken by\n"
    "    cuFlushGPUDirectRDMAWrites\n";
static const char doc_CUflushGPUDirectRDMAWritesTarget[] =
    "The device whose memory is flushed.\n\n"
    "enum CUflushGPUDirectRDMAWritesTarget_enum.\n\n"
    "Members\n"
    "    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0\n\n"
    "Taken by\n"
    "    cuFlushGPUDirectRDMAWrites\n";
static const char doc_CUgraphDebugDot_flags[] =
    "Details of nodes that cuGraphDebugDotPrint writes.\n\n"
    "enum CUgraphDebugDot_flags_enum.\n\n"
    "Members\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1, CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 65536,\n"
    "    CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 131072\n\n"
    "Taken by\n"
    "    cuGraphDebugDotPrint\n";
static const char doc_CUuserObject_flags[] =
    "Options for destroying a user object.\n\n"
    "enum CUuserObject_flags_enum.\n\n"
    "Members\n"
    "    CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1\n\n"
    "Taken by\n"
    "    cuUserObjectCreate\n";
static const char doc_CUuserObjectRetain_flags[] =
    "Options for references of a graph, such as moving them from the caller.\n\n"
    "enum CUuserObjectRetain_flags_enum.\n\n"
    "Members\n"
    "    CU_GRAPH_USER_OBJECT_MOVE = 1\n\n"
    "Taken by\n"
    "    cuGraphRetainUserObject\n";
static const char doc_CUgraphInstantiate_flags[] =
    "Options for instantiating a graph.\n\n"
    "enum CUgraphInstantiate_flags_enum.\n\n"
    "Members\n"
    "    CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1,\n"
    "    CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2,\n"
    "    CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4,\n"
    "    CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8\n\n"
    "Taken by\n"
    "    cuGraphInstantiate\n\n"
    "Given by\n"
    "    cuGraphExecGetFlags\n\n"
    "Field of\n"
    "    CUDA_GRAPH_INSTANTIATE_PARAMS.flags\n";
static const char doc_CUdeviceNumaConfig[] =
    "NUMA configuration of a device's memory, a node or none.\n\n"
    "enum CUdeviceNumaConfig_enum. Since CUDA 12.2.\n\n"
    "Members\n"
    "    CU_DEVICE_NUMA_CONFIG_NONE = 0, CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1\n";
static const char doc_CUprocessState[] =
    "State of a process during a checkpoint.\n\n"
    "enum CUprocessState_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CU_PROCESS_STATE_RUNNING = 0, CU_PROCESS_STATE_LOCKED = 1,\n"
    "    CU_PROCESS_STATE_CHECKPOINTED = 2, CU_PROCESS_STATE_FAILED = 3,\n"
    "    CU_PROCESS_STATE_CHECKPOINTING = 4, CU_PROCESS_STATE_RESTORING = 5\n\n"
    "Given by\n"
    "    cuCheckpointProcessGetState\n";
static const char doc_CUmoduleLoadingMode[] =
    "Time of loading code, at once or at first use.\n\n"
    "enum CUmoduleLoadingMode_enum.\n\n"
    "Members\n"
    "    CU_MODULE_EAGER_LOADING = 1, CU_MODULE_LAZY_LOADING = 2\n\n"
    "Given by\n"
    "    cuModuleGetLoadingMode\n";
static const char doc_CUmemDecompressAlgorithm[] =
    "Compression algorithm of a block of memory.\n\n"
    "enum CUmemDecompressAlgorithm_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CU_MEM_DECOMPRESS_UNSUPPORTED = 0, CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1,\n"
    "    CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2, CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4\n\n"
    "Field of\n"
    "    CUmemDecompressParams.algo\n";
static const char doc_CUcliqueType[] =
    "Kind of clique of an NVLink fabric.\n\n"
    "enum CUcliqueType_enum. Since CUDA 13.4.\n\n"
    "Members\n"
    "    CU_CLIQUE_TYPE_UNICAST_POINTER = 0, CU_CLIQUE_TYPE_MULTICAST_POINTER = 1,\n"
    "    CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2,\n"
    "    CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3\n\n"
    "Field of\n"
    "    CUcliqueInfo.type\n";
static const char doc_CUlogicalEndpointIpcHandleType[] =
    "Form in which an endpoint is exported to other processes.\n\n"
    "enum CUlogicalEndpointIpcHandleType_enum. Since CUDA 13.3.\n\n"
    "Members\n"
    "    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0,\n"
    "    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = 1\n\n"
    "Taken by\n"
    "    cuLogicalEndpointExport, cuLogicalEndpointImport\n";
static const char doc_CUlogicalEndpointType[] =
    "Kind of endpoint, for one device or for a team.\n\n"
    "enum CUlogicalEndpointType_enum. Since CUDA 13.3.\n\n"
    "Members\n"
    "    CU_LOGICAL_ENDPOINT_TYPE_INVALID = 0, CU_LOGICAL_ENDPOINT_TYPE_UNICAST = 1,\n"
    "    CU_LOGICAL_ENDPOINT_TYPE_MULTICAST = 2\n\n"
    "Field of\n"
    "    CUlogicalEndpointProp.type\n";
static const char doc_CUlogicalEndpointFlag[] =
    "Properties of an endpoint.\n\n"
    "enum CUlogicalEndpointFlag_enum. Since CUDA 13.3.\n\n"
    "Members\n"
    "    CU_LOGICAL_ENDPOINT_FLAG_NONE = 0, CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS = 1\n";
static const char doc_CUfabricCpyOperandType[] =
    "Kind of operand on one side of a copy over a fabric.\n\n"
    "enum CUfabricCpyOperandType_enum. Since CUDA 13.5.\n\n"
    "Members\n"
    "    CU_FABRIC_COPY_OPERAND_TYPE_POINTER = 1,\n"
    "    CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT = 2,\n"
    "    CU_FABRIC_COPY_OPERAND_TYPE_MAX = 2147483647\n\n"
    "Field of\n"
    "    CUfabricCpyOperand.type\n";
static const char doc_CUgraphRecaptureStatus[] =
    "The difference between a node and the one before.\n\n"
    "enum CUgraphRecaptureStatus_enum. Since CUDA 13.3.\n\n"
    "Members\n"
    "    CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0,\n"
    "    CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE = 1, CU_GRAPH_RECAPTURE_ERROR = 2\n";
static const char doc_CUfunctionLoadingState[] =
    "State of a function, loaded on the device or not yet.\n\n"
    "enum CUfunctionLoadingState_enum. Since CUDA 12.4.\n\n"
    "Members\n"
    "    CU_FUNCTION_LOADING_STATE_UNLOADED = 0, CU_FUNCTION_LOADING_STATE_LOADED = 1,\n"
    "    CU_FUNCTION_LOADING_STATE_MAX = 2\n\n"
    "Given by\n"
    "    cuFuncIsLoaded\n";
static const char doc_CUcoredumpSettings[] =
    "Settings of core dumps.\n\n"
    "enum CUcoredumpSettings_enum. Since CUDA 12.1.\n\n"
    "Members\n"
    "    CU_COREDUMP_ENABLE_ON_EXCEPTION = 1, CU_COREDUMP_TRIGGER_HOST = 2,\n"
    "    CU_COREDUMP_LIGHTWEIGHT = 3, CU_COREDUMP_ENABLE_USER_TRIGGER = 4,\n"
    "    CU_COREDUMP_FILE = 5, CU_COREDUMP_PIPE = 6, CU_COREDUMP_GENERATION_FLAGS = 7,\n"
    "    CU_COREDUMP_MAX = 8\n\n"
    "Taken by\n"
    "    cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal, cuCoredumpSetAttribute,\n"
    "    cuCoredumpSetAttributeGlobal\n";
static const char doc_CUCoredumpGenerationFlags[] =
    "Parts that a core dump omits, or-ed.\n\n"
    "enum CUCoredumpGenerationFlags. Since CUDA 12.5.\n\n"
    "Members\n"
    "    CU_COREDUMP_DEFAULT_FLAGS = 0, CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1,\n"
    "    CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2, CU_COREDUMP_SKIP_SHARED_MEMORY = 4,\n"
    "    CU_COREDUMP_SKIP_LOCAL_MEMORY = 8, CU_COREDUMP_SKIP_ABORT = 16,\n"
    "    CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32, CU_COREDUMP_GZIP_COMPRESS = 64,\n"
    "    CU_COREDUMP_FAULTED_CONTEXTS_ONLY = 128, CU_COREDUMP_SKIP_TENSOR_MEMORY = 256,\n"
    "    CU_COREDUMP_NO_ERRBAR_AT_EXIT = 1073741824, CU_COREDUMP_LOG_ONLY = -2147483648,\n"
    "    CU_COREDUMP_LIGHTWEIGHT_FLAGS = 303\n\n"
    "Taken by\n"
    "    cuCoredumpSetAttribute, cuCoredumpSetAttributeGlobal\n\n"
    "Given by\n"
    "    cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal\n";
static const char doc_CUgreenCtxCreate_flags[] =
    "Options for creating a green context.\n\n"
    "enum CUgreenCtxCreate_flags. Since CUDA 12.4.\n\n"
    "Members\n"
    "    CU_GREEN_CTX_NONE = 0, CU_GREEN_CTX_DEFAULT_STREAM = 1\n\n"
    "Taken by\n"
    "    cuGreenCtxCreate\n";
static const char doc_CUdevSmResourceGroup_flags[] =
    "Options for forming a group of multiprocessors.\n\n"
    "enum CUdevSmResourceGroup_flags. Since CUDA 13.1.\n\n"
    "Members\n"
    "    CU_DEV_SM_RESOURCE_GROUP_DEFAULT = 0, CU_DEV_SM_RESOURCE_GROUP_BACKFILL = 1,\n"
    "    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID = 2,\n"
    "    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS = 4\n\n"
    "Field of\n"
    "    CUdevSmResource.flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS.flags\n";
static const char doc_CUdevSmResourceSplitByCount_flags[] =
    "Constraints that a division of multiprocessors may ignore.\n\n"
    "enum CUdevSmResourceSplitByCount_flags. Since CUDA 13.1.\n\n"
    "Members\n"
    "    CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1,\n"
    "    CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2\n\n"
    "Taken by\n"
    "    cuDevSmResourceSplitByCount\n";
static const char doc_CUdevResourceType[] =
    "Kind of resource that is part of a device.\n\n"
    "enum CUdevResourceType. Since CUDA 12.4.\n\n"
    "Members\n"
    "    CU_DEV_RESOURCE_TYPE_INVALID = 0, CU_DEV_RESOURCE_TYPE_SM = 1,\n"
    "    CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG = 1000, CU_DEV_RESOURCE_TYPE_WORKQUEUE = 10000\n\n"
    "Taken by\n"
    "    cuDeviceGetDevResource, cuCtxGetDevResource, cuGreenCtxGetDevResource,\n"
    "    cuStreamGetDevResource\n\n"
    "Field of\n"
    "    CUdevResource.type\n";
static const char doc_CUdevWorkqueueConfigScope[] =
    "Scope in which work queues are shared.\n\n"
    "enum CUdevWorkqueueConfigScope. Since CUDA 13.1.\n\n"
    "Members\n"
    "    CU_WORKQUEUE_SCOPE_DEVICE_CTX = 0, CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED = 1\n\n"
    "Field of\n"
    "    CUdevWorkqueueConfigResource.sharingScope\n";
static const char doc_CUlogLevel[] =
    "Severity of a log message.\n\n"
    "enum CUlogLevel_enum. Since CUDA 12.9.\n\n"
    "Members\n"
    "    CU_LOG_LEVEL_ERROR = 0, CU_LOG_LEVEL_WARNING = 1\n";
static const char doc_CUoutput_mode[] =
    "Output format of the old profiler.\n\n"
    "enum CUoutput_mode_enum.\n\n"
    "Members\n"
    "    CU_OUT_KEY_VALUE_PAIR = 0, CU_OUT_CSV = 1\n";
static const char doc_CUeglFrameType[] =
    "Form of a frame, an array or pitched memory.\n\n"
    "enum CUeglFrameType_enum.\n\n"
    "Members\n"
    "    CU_EGL_FRAME_TYPE_ARRAY = 0, CU_EGL_FRAME_TYPE_PITCH = 1\n\n"
    "Field of\n"
    "    CUeglFrame.frameType\n";
static const char doc_CUeglResourceLocationFlags[] =
    "Location of a frame, in host or device memory.\n\n"
    "enum CUeglResourceLocationFlags_enum.\n\n"
    "Members\n"
    "    CU_EGL_RESOURCE_LOCATION_SYSMEM = 0, CU_EGL_RESOURCE_LOCATION_VIDMEM = 1\n\n"
    "Taken by\n"
    "    cuEGLStreamConsumerConnectWithFlags\n";
static const char doc_CUeglColorFormat[] =
    "Colour layout of a frame.\n\n"
    "enum CUeglColorFormat_enum.\n\n"
    "Members\n"
    "    CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0, CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1,\n"
    "    CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2, CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3,\n"
    "    CU_EGL_COLOR_FORMAT_RGB = 4, CU_EGL_COLOR_FORMAT_BGR = 5,\n"
    "    CU_EGL_COLOR_FORMAT_ARGB = 6, CU_EGL_COLOR_FORMAT_RGBA = 7,\n"
    "    CU_EGL_COLOR_FORMAT_L = 8, CU_EGL_COLOR_FORMAT_R = 9,\n"
    "    CU_EGL_COLOR_FORMAT_YUV444_PLANAR = 10, CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR = 11,\n"
    "    CU_EGL_COLOR_FORMAT_YUYV_422 = 12, CU_EGL_COLOR_FORMAT_UYVY_422 = 13,\n"
    "    CU_EGL_COLOR_FORMAT_ABGR = 14, CU_EGL_COLOR_FORMAT_BGRA = 15,\n"
    "    CU_EGL_COLOR_FORMAT_A = 16, CU_EGL_COLOR_FORMAT_RG = 17,\n"
    "    CU_EGL_COLOR_FORMAT_AYUV = 18, CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR = 19,\n"
    "    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR = 20,\n"
    "    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR = 21,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR = 22,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR = 23,\n"
    "    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR = 24,\n"
    "    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR = 25, CU_EGL_COLOR_FORMAT_VYUY_ER = 26,\n"
    "    CU_EGL_COLOR_FORMAT_UYVY_ER = 27, CU_EGL_COLOR_FORMAT_YUYV_ER = 28,\n"
    "    CU_EGL_COLOR_FORMAT_YVYU_ER = 29, CU_EGL_COLOR_FORMAT_YUV_ER = 30,\n"
    "    CU_EGL_COLOR_FORMAT_YUVA_ER = 31, CU_EGL_COLOR_FORMAT_AYUV_ER = 32,\n"
    "    CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER = 33,\n"
    "    CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER = 34,\n"
    "    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER = 35,\n"
    "    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER = 36,\n"
    "    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER = 37,\n"
    "    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER = 38,\n"
    "    CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER = 39,\n"
    "    CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER = 40,\n"
    "    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER = 41,\n"
    "    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER = 42,\n"
    "    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER = 43,\n"
    "    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER = 44, CU_EGL_COLOR_FORMAT_BAYER_RGGB = 45,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER_BGGR = 46, CU_EGL_COLOR_FORMAT_BAYER_GRBG = 47,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER_GBRG = 48, CU_EGL_COLOR_FORMAT_BAYER10_RGGB = 49,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER10_BGGR = 50, CU_EGL_COLOR_FORMAT_BAYER10_GRBG = 51,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER10_GBRG = 52, CU_EGL_COLOR_FORMAT_BAYER12_RGGB = 53,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER12_BGGR = 54, CU_EGL_COLOR_FORMAT_BAYER12_GRBG = 55,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER12_GBRG = 56, CU_EGL_COLOR_FORMAT_BAYER14_RGGB = 57,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER14_BGGR = 58, CU_EGL_COLOR_FORMAT_BAYER14_GRBG = 59,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER14_GBRG = 60, CU_EGL_COLOR_FORMAT_BAYER20_RGGB = 61,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER20_BGGR = 62, CU_EGL_COLOR_FORMAT_BAYER20_GRBG = 63,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER20_GBRG = 64, CU_EGL_COLOR_FORMAT_YVU444_PLANAR = 65,\n"
    "    CU_EGL_COLOR_FORMAT_YVU422_PLANAR = 66, CU_EGL_COLOR_FORMAT_YVU420_PLANAR = 67,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB = 68, CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR = 69,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG = 70, CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG = 71,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER_BCCR = 72, CU_EGL_COLOR_FORMAT_BAYER_RCCB = 73,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER_CRBC = 74, CU_EGL_COLOR_FORMAT_BAYER_CBRC = 75,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER10_CCCC = 76, CU_EGL_COLOR_FORMAT_BAYER12_BCCR = 77,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER12_RCCB = 78, CU_EGL_COLOR_FORMAT_BAYER12_CRBC = 79,\n"
    "    CU_EGL_COLOR_FORMAT_BAYER12_CBRC = 80, CU_EGL_COLOR_FORMAT_BAYER12_CCCC = 81,\n"
    "    CU_EGL_COLOR_FORMAT_Y = 82, CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 = 83,\n"
    "    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 = 84,\n"
    "    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 = 85,\n"
    "    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 = 86,\n"
    "    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 = 87,\n"
    "    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 = 88,\n"
    "    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 = 89,\n"
    "    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 = 90,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 = 91,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 = 92,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 = 93,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR = 94,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 = 95,\n"
    "    CU_EGL_COLOR_FORMAT_Y_ER = 96, CU_EGL_COLOR_FORMAT_Y_709_ER = 97,\n"
    "    CU_EGL_COLOR_FORMAT_Y10_ER = 98, CU_EGL_COLOR_FORMAT_Y10_709_ER = 99,\n"
    "    CU_EGL_COLOR_FORMAT_Y12_ER = 100, CU_EGL_COLOR_FORMAT_Y12_709_ER = 101,\n"
    "    CU_EGL_COLOR_FORMAT_YUVA = 102, CU_EGL_COLOR_FORMAT_YUV = 103,\n"
    "    CU_EGL_COLOR_FORMAT_YVYU = 104, CU_EGL_COLOR_FORMAT_VYUY = 105,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER = 106,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER = 107,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER = 108,\n"
    "    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER = 109,\n"
    "    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER = 110,\n"
    "    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER = 111,\n"
    "    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER = 112,\n"
    "    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER = 113,\n"
    "    CU_EGL_COLOR_FORMAT_UYVY_709 = 114, CU_EGL_COLOR_FORMAT_UYVY_709_ER = 115,\n"
    "    CU_EGL_COLOR_FORMAT_UYVY_2020 = 116, CU_EGL_COLOR_FORMAT_MAX = 117\n\n"
    "Field of\n"
    "    CUeglFrame.eglColorFormat\n";
static const char doc_CUGLDeviceList[] =
    "The frames for which the devices of an OpenGL context are listed.\n\n"
    "enum CUGLDeviceList_enum.\n\n"
    "Members\n"
    "    CU_GL_DEVICE_LIST_ALL = 1, CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,\n"
    "    CU_GL_DEVICE_LIST_NEXT_FRAME = 3\n\n"
    "Taken by\n"
    "    cuGLGetDevices\n";
static const char doc_CUGLmap_flags[] =
    "Ways in which CUDA will use an OpenGL buffer.\n\n"
    "enum CUGLmap_flags_enum.\n\n"
    "Members\n"
    "    CU_GL_MAP_RESOURCE_FLAGS_NONE = 0, CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1,\n"
    "    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2\n\n"
    "Taken by\n"
    "    cuGLSetBufferObjectMapFlags\n";
static const char doc_CUcontext[] =
    "State of a process on a device, such as memory, streams and modules; made by cuCtxCreate\n"
    "or shared as the primary one.\n\n"
    "struct CUctx_st *\n\n"
    "Made by\n"
    "    cuDevicePrimaryCtxRetain, cuCtxCreate, cuGLCtxCreate, cuVDPAUCtxCreate\n\n"
    "Ended by\n"
    "    cuCtxDestroy, cuCtxDetach\n";
static const char doc_CUmodule[] =
    "Code loaded into one context, from cuModuleLoad to cuModuleUnload.\n\n"
    "struct CUmod_st *\n\n"
    "Made by\n"
    "    cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx, cuModuleLoadFatBinary\n\n"
    "Ended by\n"
    "    cuModuleUnload\n";
static const char doc_CUfunction[] =
    "A kernel in one context; it lives as long as its module or library.\n\n"
    "struct CUfunc_st *\n";
static const char doc_CUlibrary[] =
    "Code loaded for all contexts, from cuLibraryLoadData to cuLibraryUnload.\n\n"
    "struct CUlib_st *\n\n"
    "Made by\n"
    "    cuLibraryLoadData, cuLibraryLoadFromFile\n\n"
    "Ended by\n"
    "    cuLibraryUnload\n";
static const char doc_CUkernel[] =
    "A kernel of a library, for any context; it lives as long as the library.\n\n"
    "struct CUkern_st *\n";
static const char doc_CUarray[] =
    "Device memory in a layout for textures and surfaces, from cuArrayCreate to\n"
    "cuArrayDestroy.\n\n"
    "struct CUarray_st *\n\n"
    "Made by\n"
    "    cuArrayCreate, cuArray3DCreate\n\n"
    "Ended by\n"
    "    cuArrayDestroy\n";
static const char doc_CUmipmappedArray[] =
    "An array in several sizes, from cuMipmappedArrayCreate to cuMipmappedArrayDestroy.\n\n"
    "struct CUmipmappedArray_st *\n\n"
    "Made by\n"
    "    cuMipmappedArrayCreate\n\n"
    "Ended by\n"
    "    cuMipmappedArrayDestroy\n";
static const char doc_CUtexref[] =
    "A texture reference of a module, which CUDA 12 took away from kernels; cuTexObjectCreate\n"
    "makes textures.\n\n"
    "struct CUtexref_st *\n\n"
    "Made by\n"
    "    cuTexRefCreate\n\n"
    "Ended by\n"
    "    cuTexRefDestroy\n";
static const char doc_CUsurfref[] =
    "A surface reference of a module, which CUDA 12 took away from kernels;\n"
    "cuSurfObjectCreate makes surfaces.\n\n"
    "struct CUsurfref_st *\n";
static const char doc_CUevent[] =
    "A place in the work of a stream, which can be waited for and timed; from cuEventCreate\n"
    "to cuEventDestroy.\n\n"
    "struct CUevent_st *\n\n"
    "Made by\n"
    "    cuIpcOpenEventHandle, cuEventCreate, cuEventCreateFromEGLSync\n\n"
    "Ended by\n"
    "    cuEventDestroy\n";
static const char doc_CUstream[] =
    "A queue of work on a device; what is in it runs in order.\n\n"
    "struct CUstream_st *\n\n"
    "Made by\n"
    "    cuStreamCreate, cuStreamCreateWithPriority, cuGreenCtxStreamCreate\n\n"
    "Ended by\n"
    "    cuStreamDestroy\n";
static const char doc_CUgraphicsResource[] =
    "A buffer or image of a graphics interface that was registered with CUDA.\n\n"
    "struct CUgraphicsResource_st *\n\n"
    "Made by\n"
    "    cuGraphicsEGLRegisterImage, cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterImage,\n"
    "    cuGraphicsVDPAURegisterVideoSurface, cuGraphicsVDPAURegisterOutputSurface\n\n"
    "Ended by\n"
    "    cuGraphicsUnregisterResource\n";
static const char doc_CUexternalMemory[] =
    "Memory imported from another interface, until cuDestroyExternalMemory.\n\n"
    "struct CUextMemory_st *\n\n"
    "Made by\n"
    "    cuImportExternalMemory\n\n"
    "Ended by\n"
    "    cuDestroyExternalMemory\n";
static const char doc_CUexternalSemaphore[] =
    "A semaphore imported from another interface, until cuDestroyExternalSemaphore.\n\n"
    "struct CUextSemaphore_st *\n\n"
    "Made by\n"
    "    cuImportExternalSemaphore\n\n"
    "Ended by\n"
    "    cuDestroyExternalSemaphore\n";
static const char doc_CUgraph[] =
    "Work and what it depends on, as nodes and edges; from cuGraphCreate or a capture to\n"
    "cuGraphDestroy.\n\n"
    "struct CUgraph_st *\n\n"
    "Made by\n"
    "    cuGraphCreate, cuGraphClone\n\n"
    "Ended by\n"
    "    cuGraphDestroy\n";
static const char doc_CUgraphNode[] =
    "One piece of work in a graph; it lives as long as the graph.\n\n"
    "struct CUgraphNode_st *\n\n"
    "Made by\n"
    "    cuGraphAddKernelNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode,\n"
    "    cuGraphAddHostNode, cuGraphAddChildGraphNode, cuGraphAddEmptyNode,\n"
    "    cuGraphAddEventRecordNode, cuGraphAddEventWaitNode,\n"
    "    cuGraphAddExternalSemaphoresSignalNode, cuGraphAddExternalSemaphoresWaitNode,\n"
    "    cuGraphAddBatchMemOpNode, cuGraphAddMemAllocNode and 3 more\n\n"
    "Ended by\n"
    "    cuGraphDestroyNode\n";
static const char doc_CUgraphExec[] =
    "A graph that can be launched, from cuGraphInstantiate to cuGraphExecDestroy.\n\n"
    "struct CUgraphExec_st *\n\n"
    "Made by\n"
    "    cuGraphInstantiate, cuGraphInstantiateWithParams\n\n"
    "Ended by\n"
    "    cuGraphExecDestroy\n";
static const char doc_CUmemoryPool[] =
    "A pool for stream-ordered allocations, from cuMemPoolCreate to cuMemPoolDestroy.\n\n"
    "struct CUmemPoolHandle_st *\n\n"
    "Made by\n"
    "    cuMemPoolCreate, cuMemPoolImportFromShareableHandle\n\n"
    "Ended by\n"
    "    cuMemPoolDestroy\n";
static const char doc_CUuserObject[] =
    "Something counted that graphs keep alive, from cuUserObjectCreate to its last reference.\n\n"
    "struct CUuserObject_st *\n\n"
    "Made by\n"
    "    cuUserObjectCreate\n\n"
    "Ended by\n"
    "    cuUserObjectRelease\n";
static const char doc_CUgraphDeviceNode[] =
    "A kernel node that kernels may change while the graph runs.\n\n"
    "struct CUgraphDeviceUpdatableNode_st *\n";
static const char doc_CUasyncCallbackHandle[] =
    "A registration of cuDeviceRegisterAsyncNotification.\n\n"
    "struct CUasyncCallbackEntry_st *\n";
static const char doc_CUgreenCtx[] =
    "A part of a device as a context of its own, from cuGreenCtxCreate to cuGreenCtxDestroy.\n\n"
    "struct CUgreenCtx_st *\n\n"
    "Made by\n"
    "    cuGreenCtxCreate\n\n"
    "Ended by\n"
    "    cuGreenCtxDestroy\n";
static const char doc_CUlinkState[] =
    "A link under way, from cuLinkCreate to cuLinkDestroy; it owns the cubin that it makes.\n\n"
    "struct CUlinkState_st *\n\n"
    "Made by\n"
    "    cuLinkCreate\n\n"
    "Ended by\n"
    "    cuLinkDestroy\n";
static const char doc_CUcheckpointOperationHandle[] =
    "A checkpoint or restore under way, until cuCheckpointOperationComplete.\n\n"
    "struct CUIcheckpointOperation_st *\n";
static const char doc_CUcoredumpCallbackHandle[] =
    "A registration of a function about core dumps, which ends its calls.\n\n"
    "struct CUcoredumpCallbackEntry_st *\n\n"
    "Ended by\n"
    "    cuCoredumpDeregisterStartCallback, cuCoredumpDeregisterCompleteCallback\n";
static const char doc_CUdevResourceDesc[] =
    "Resources put together by cuDevResourceGenerateDesc, for cuGreenCtxCreate.\n\n"
    "struct CUdevResourceDesc_st *\n";
static const char doc_CUlogsCallbackHandle[] =
    "A registration of cuLogsRegisterCallback.\n\n"
    "struct CUlogsCallbackEntry_st *\n\n"
    "Ended by\n"
    "    cuLogsUnregisterCallback\n";
static const char doc_EGLImageKHR[] =
    "An image of EGL.\n\n"
    "void *\n";
static const char doc_EGLStreamKHR[] =
    "A stream of frames of EGL.\n\n"
    "void *\n";
static const char doc_EGLSyncKHR[] =
    "A sync object of EGL.\n\n"
    "void *\n";
static const char doc_CUeglStreamConnection[] =
    "An end of an EGLStream that CUDA is connected to.\n\n"
    "struct CUeglStreamConnection_st *\n";
static const char doc_cuuint32_t[] =
    "An unsigned integer of 32 bits.\n\n"
    "uint32_t\n\n"
    "Taken by\n"
    "    cuLogicalEndpointIdReserve, cuLogicalEndpointIdRelease, cuLogicalEndpointQuery,\n"
    "    cuStreamWaitValue32, cuStreamWriteValue32, cuTensorMapEncodeTiled,\n"
    "    cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide\n";
static const char doc_cuuint64_t[] =
    "An unsigned integer of 64 bits.\n\n"
    "uint64_t\n\n"
    "Taken by\n"
    "    cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem, cuLogicalEndpointUnbind,\n"
    "    cuStreamWaitValue64, cuStreamWriteValue64, cuTensorMapEncodeTiled,\n"
    "    cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide, cuGetProcAddress\n\n"
    "Given by\n"
    "    cuLogicalEndpointGetLimits, cuStreamGetCaptureInfo, cuGraphExecGetFlags\n";
static const char doc_CUdeviceptr_v2[] =
    "Another name of CUdeviceptr.\n\n"
    "unsigned long long\n";
static const char doc_CUdeviceptr[] =
    "An address of device memory, or of other memory that devices reach; arithmetic on its\n"
    "int is in bytes.\n\n"
    "CUdeviceptr_v2\n\n"
    "Taken by\n"
    "    cuMemFree, cuMemGetAddressRange, cuIpcGetMemHandle, cuIpcCloseMemHandle, cuMemcpy,\n"
    "    cuMemcpyPeer, cuMemcpyHtoD, cuMemcpyDtoH, cuMemcpyDtoD, cuMemcpyDtoA, cuMemcpyAtoD,\n"
    "    cuMemcpyAsync and 48 more\n\n"
    "Given by\n"
    "    cuModuleGetGlobal, cuLibraryGetGlobal, cuLibraryGetManaged, cuMemAlloc,\n"
    "    cuMemAllocPitch, cuMemHostGetDevicePointer, cuMemAllocManaged, cuIpcOpenMemHandle,\n"
    "    cuMemAllocAsync, cuMemAllocFromPoolAsync, cuMemPoolImportPointer,\n"
    "    cuExternalMemoryGetMappedBuffer and 5 more\n";
static const char doc_CUdevice_v1[] =
    "Another name of CUdevice.\n\n"
    "int\n";
static const char doc_CUdevice[] =
    "The number of a device in this process, from cuDeviceGet; it is never freed.\n\n"
    "CUdevice_v1\n\n"
    "Taken by\n"
    "    cuDeviceGetName, cuDeviceGetUuid, cuDeviceGetLuid, cuDeviceTotalMem,\n"
    "    cuDeviceGetTexture1DLinearMaxWidth, cuDeviceGetAttribute,\n"
    "    cuDeviceGetHostAtomicCapabilities, cuDeviceGetNvSciSyncAttributes,\n"
    "    cuDeviceSetMemPool, cuDeviceGetMemPool, cuDeviceGetDefaultMemPool,\n"
    "    cuDeviceGetExecAffinitySupport and 37 more\n\n"
    "Given by\n"
    "    cuDeviceGet, cuCtxGetDevice, cuCtxGetDevice_v2, cuDeviceGetByPCIBusId,\n"
    "    cuStreamGetDevice, cuGLGetDevices, cuVDPAUGetDevice\n";
static const char doc_CUtexObject_v1[] =
    "Another name of CUtexObject.\n\n"
    "unsigned long long\n";
static const char doc_CUtexObject[] =
    "A texture as kernels take it, from cuTexObjectCreate to cuTexObjectDestroy.\n\n"
    "CUtexObject_v1\n\n"
    "Taken by\n"
    "    cuTexObjectDestroy, cuTexObjectGetResourceDesc, cuTexObjectGetTextureDesc,\n"
    "    cuTexObjectGetResourceViewDesc\n\n"
    "Given by\n"
    "    cuTexObjectCreate\n";
static const char doc_CUsurfObject_v1[] =
    "Another name of CUsurfObject.\n\n"
    "unsigned long long\n";
static const char doc_CUsurfObject[] =
    "A surface as kernels take it, from cuSurfObjectCreate to cuSurfObjectDestroy.\n\n"
    "CUsurfObject_v1\n\n"
    "Taken by\n"
    "    cuSurfObjectDestroy, cuSurfObjectGetResourceDesc\n\n"
    "Given by\n"
    "    cuSurfObjectCreate\n";
static const char doc_CUgraphConditionalHandle[] =
    "The value that a conditional node looks at; it lives as long as the graph.\n\n"
    "cuuint64_t\n\n"
    "Given by\n"
    "    cuGraphConditionalHandleCreate\n";
static const char doc_CUmemGenericAllocationHandle_v1[] =
    "Another name of CUmemGenericAllocationHandle.\n\n"
    "unsigned long long\n";
static const char doc_CUmemGenericAllocationHandle[] =
    "Physical memory without an address, or a multicast object, until cuMemRelease.\n\n"
    "CUmemGenericAllocationHandle_v1\n\n"
    "Taken by\n"
    "    cuMemRelease, cuMemMap, cuMemExportToShareableHandle,\n"
    "    cuMemGetAllocationPropertiesFromHandle, cuMulticastAddDevice, cuMulticastBindMem,\n"
    "    cuMulticastBindMem_v2, cuMulticastBindAddr, cuMulticastBindAddr_v2,\n"
    "    cuMulticastUnbind, cuLogicalEndpointBindMem\n\n"
    "Given by\n"
    "    cuMemCreate, cuMemImportFromShareableHandle, cuMemRetainAllocationHandle,\n"
    "    cuMulticastCreate\n";
static const char doc_CUlogicalEndpointId[] =
    "The number of an endpoint, from cuLogicalEndpointIdReserve.\n\n"
    "cuuint32_t\n\n"
    "Taken by\n"
    "    cuLogicalEndpointIdRelease, cuLogicalEndpointCreate, cuLogicalEndpointAddDevice,\n"
    "    cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem,\n"
    "    cuLogicalEndpointUnbind, cuLogicalEndpointExport, cuLogicalEndpointImport,\n"
    "    cuLogicalEndpointQuery\n\n"
    "Given by\n"
    "    cuLogicalEndpointIdReserve\n";
static const char doc_CUlogIterator[] =
    "A place among the messages that the driver has logged.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    cuLogsDumpToFile, cuLogsDumpToMemory\n\n"
    "Given by\n"
    "    cuLogsCurrent\n";
static const char doc_EGLint[] =
    "An integer of EGL.\n\n"
    "int\n\n"
    "Taken by\n"
    "    cuEGLStreamProducerConnect\n";
static const char doc_GLenum[] =
    "An enumerator of OpenGL, such as GL_TEXTURE_2D.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    cuGraphicsGLRegisterImage\n";
static const char doc_GLuint[] =
    "The name of an OpenGL object.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    cuGraphicsGLRegisterBuffer, cuGraphicsGLRegisterImage, cuGLRegisterBufferObject,\n"
    "    cuGLMapBufferObject, cuGLUnmapBufferObject, cuGLUnregisterBufferObject,\n"
    "    cuGLSetBufferObjectMapFlags, cuGLMapBufferObjectAsync, cuGLUnmapBufferObjectAsync\n";
static const char doc_VdpDevice[] =
    "A device of VDPAU.\n\n"
    "uint32_t\n\n"
    "Taken by\n"
    "    cuVDPAUGetDevice, cuVDPAUCtxCreate\n";
static const char doc_VdpVideoSurface[] =
    "A surface of VDPAU that holds a decoded frame.\n\n"
    "uint32_t\n\n"
    "Taken by\n"
    "    cuGraphicsVDPAURegisterVideoSurface\n";
static const char doc_VdpOutputSurface[] =
    "A surface of VDPAU that is shown.\n\n"
    "uint32_t\n\n"
    "Taken by\n"
    "    cuGraphicsVDPAURegisterOutputSurface\n";
static const char doc_CUasyncCallback[] =
    "A host function that the driver calls for events on a device, such as memory over\n"
    "budget.\n\n"
    "void (*)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle)\n"
    "A callable in its place is called as f(CUasyncNotificationInfo, user_data,\n"
    "CUasyncCallbackHandle) -> None.\n\n"
    "Taken by\n"
    "    cuDeviceRegisterAsyncNotification\n";
static const char doc_CUhostFn[] =
    "A host function that a stream or graph calls with its user data; it must not call CUDA.\n\n"
    "void (*)(void *)\n"
    "A callable in its place is called as f(user_data) -> None.\n\n"
    "Taken by\n"
    "    cuLaunchHostFunc, cuLaunchHostFunc_v2, cuUserObjectCreate\n";
static const char doc_CUstreamCallback[] =
    "A host function that a stream calls with itself, its status and user data; it must not\n"
    "call CUDA.\n\n"
    "void (*)(CUstream, CUresult, void *)\n"
    "A callable in its place is called as f(CUstream, CUresult, user_data) -> None.\n\n"
    "Taken by\n"
    "    cuStreamAddCallback\n";
static const char doc_CUoccupancyB2DSize[] =
    "A function that returns the bytes of dynamic shared memory for a given block size.\n\n"
    "size_t (*)(int)\n"
    "A callable in its place is called as f(int) -> int.\n\n"
    "Taken by\n"
    "    cuOccupancyMaxPotentialBlockSize, cuOccupancyMaxPotentialBlockSizeWithFlags\n";
static const char doc_CUgraphRecaptureCallback[] =
    "A host function that decides about a node that differs from the one before.\n\n"
    "CUresult (*)(void *, CUgraphNode, const CUgraphNodeParams *, const CUgraphNodeParams *,\n"
    "CUgraphRecaptureStatus)\n"
    "A callable in its place is called as f(user_data, CUgraphNode, CUgraphNodeParams,\n"
    "CUgraphNodeParams, CUgraphRecaptureStatus) -> CUresult.\n\n"
    "Taken by\n"
    "    cuStreamBeginRecaptureToGraph\n";
static const char doc_CUcoredumpStatusCallback[] =
    "A host function that the driver calls about core dumps, with process and device.\n\n"
    "void (*)(void *, int, CUdevice)\n"
    "A callable in its place is called as f(user_data, int, CUdevice) -> None.\n\n"
    "Taken by\n"
    "    cuCoredumpRegisterStartCallback, cuCoredumpRegisterCompleteCallback\n";
static const char doc_CUlogsCallback[] =
    "A host function that gets each message of the driver's log.\n\n"
    "void (*)(void *, CUlogLevel, char *, size_t)\n"
    "A callable in its place is called as f(user_data, CUlogLevel, bytes, int) -> None.\n\n"
    "Taken by\n"
    "    cuLogsRegisterCallback\n";
static const char doc_CUuuid_st[] =
    "The struct of CUuuid, which derives from it.\n";
static const char doc_CUuuid[] =
    "The id of a device, as 16 bytes.\n\n"
    "struct CUuuid_st, 16 bytes.\n\n"
    "Fields\n"
    "    bytes : bytes, to read (char [16])\n\n"
    "Taken by\n"
    "    cuGetExportTable\n\n"
    "Given by\n"
    "    cuDeviceGetUuid, cuDeviceGetFabricClusterUuid\n\n"
    "Field of\n"
    "    CUcheckpointGpuPair.oldUuid, CUcheckpointGpuPair.newUuid\n";
static const char doc_CUmemFabricHandle_st[] =
    "The struct of CUmemFabricHandle, which derives from it.\n";
static const char doc_CUmemFabricHandle_v1[] =
    "The struct of CUmemFabricHandle, which derives from it.\n";
static const char doc_CUmemFabricHandle[] =
    "A handle that imports memory on other machines of a fabric, 64 bytes.\n\n"
    "struct CUmemFabricHandle_st, 64 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    data : bytes or sequence of int (unsigned char [64])\n";
static const char doc_CUipcEventHandle_st[] =
    "The struct of CUipcEventHandle, which derives from it.\n";
static const char doc_CUipcEventHandle_v1[] =
    "The struct of CUipcEventHandle, which derives from it.\n";
static const char doc_CUipcEventHandle[] =
    "A handle that opens an event in another process, 64 bytes.\n\n"
    "struct CUipcEventHandle_st, 64 bytes.\n\n"
    "Fields\n"
    "    reserved : bytes or sequence of int (char [64])\n\n"
    "Taken by\n"
    "    cuIpcOpenEventHandle\n\n"
    "Given by\n"
    "    cuIpcGetEventHandle\n";
static const char doc_CUipcMemHandle_st[] =
    "The struct of CUipcMemHandle, which derives from it.\n";
static const char doc_CUipcMemHandle_v1[] =
    "The struct of CUipcMemHandle, which derives from it.\n";
static const char doc_CUipcMemHandle[] =
    "A handle that opens memory in another process, 64 bytes.\n\n"
    "struct CUipcMemHandle_st, 64 bytes.\n\n"
    "Fields\n"
    "    reserved : bytes or sequence of int (char [64])\n\n"
    "Taken by\n"
    "    cuIpcOpenMemHandle\n\n"
    "Given by\n"
    "    cuIpcGetMemHandle\n";
static const char doc_CUstreamBatchMemOpParams_union[] =
    "The union of CUstreamBatchMemOpParams, which derives from it.\n";
static const char doc_CUstreamBatchMemOpParams_v1[] =
    "The union of CUstreamBatchMemOpParams, which derives from it.\n";
static const char doc_CUstreamBatchMemOpParams[] =
    "One operation of cuStreamBatchMemOp; operation says which member counts.\n\n"
    "union CUstreamBatchMemOpParams_union, 48 bytes. Other fields before CUDA 13.1.\n\n"
    "Fields\n"
    "    operation : CUstreamBatchMemOpType or int\n"
    "    waitValue : CUstreamMemOpWaitValueParams_st\n"
    "    writeValue : CUstreamMemOpWriteValueParams_st\n"
    "    flushRemoteWrites : CUstreamMemOpFlushRemoteWritesParams_st\n"
    "    memoryBarrier : CUstreamMemOpMemoryBarrierParams_st\n"
    "    atomicReduction : CUstreamMemOpAtomicReductionParams_st\n"
    "    pad : sequence of cuuint64_t (6)\n\n"
    "Taken by\n"
    "    cuStreamBatchMemOp\n\n"
    "Field of\n"
    "    CUDA_BATCH_MEM_OP_NODE_PARAMS.paramArray,\n"
    "    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2.paramArray\n";
static const char doc_CUstreamMemOpWaitValueParams_st[] =
    "One operation of cuStreamBatchMemOp on memory.\n\n"
    "struct CUstreamMemOpWaitValueParams_st, 40 bytes.\n\n"
    "Fields\n"
    "    operation : CUstreamBatchMemOpType or int\n"
    "    address : CUdeviceptr, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    value64 : cuuint64_t, int or None\n"
    "    flags : int (unsigned int); a comparison of CUstreamWaitValue_flags; if the device\n"
    "        has CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may\n"
    "        be or-ed to it\n"
    "    alias : CUdeviceptr, int or None\n\n"
    "Field of\n"
    "    CUstreamBatchMemOpParams.waitValue\n";
static const char doc_CUstreamMemOpWaitValueParams_st_anon0[] =
    "union inside CUstreamMemOpWaitValueParams_st, 8 bytes.\n\n"
    "Fields\n"
    "    value : cuuint32_t, int or None\n"
    "    value64 : cuuint64_t, int or None\n";
static const char doc_CUstreamMemOpWriteValueParams_st[] =
    "One operation of cuStreamBatchMemOp on memory.\n\n"
    "struct CUstreamMemOpWriteValueParams_st, 40 bytes.\n\n"
    "Fields\n"
    "    operation : CUstreamBatchMemOpType or int\n"
    "    address : CUdeviceptr, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    value64 : cuuint64_t, int or None\n"
    "    flags : int (unsigned int); CUstreamWriteValue_flags; only\n"
    "        CU_STREAM_WRITE_VALUE_DEFAULT (0) is accepted\n"
    "    alias : CUdeviceptr, int or None\n\n"
    "Field of\n"
    "    CUstreamBatchMemOpParams.writeValue\n";
static const char doc_CUstreamMemOpWriteValueParams_st_anon0[] =
    "union inside CUstreamMemOpWriteValueParams_st, 8 bytes.\n\n"
    "Fields\n"
    "    value : cuuint32_t, int or None\n"
    "    value64 : cuuint64_t, int or None\n";
static const char doc_CUstreamMemOpFlushRemoteWritesParams_st[] =
    "One operation of cuStreamBatchMemOp on memory.\n\n"
    "struct CUstreamMemOpFlushRemoteWritesParams_st, 8 bytes.\n\n"
    "Fields\n"
    "    operation : CUstreamBatchMemOpType or int\n"
    "    flags : int (unsigned int); has to be 0\n\n"
    "Field of\n"
    "    CUstreamBatchMemOpParams.flushRemoteWrites\n";
static const char doc_CUstreamMemOpMemoryBarrierParams_st[] =
    "One operation of cuStreamBatchMemOp on memory.\n\n"
    "struct CUstreamMemOpMemoryBarrierParams_st, 8 bytes.\n\n"
    "Fields\n"
    "    operation : CUstreamBatchMemOpType or int\n"
    "    flags : int (unsigned int); CUstreamMemoryBarrier_flags\n\n"
    "Field of\n"
    "    CUstreamBatchMemOpParams.memoryBarrier\n";
static const char doc_CUstreamMemOpAtomicReductionParams_st[] =
    "One operation of cuStreamBatchMemOp on memory.\n\n"
    "struct CUstreamMemOpAtomicReductionParams_st, 40 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    operation : CUstreamBatchMemOpType or int\n"
    "    flags : int (unsigned int)\n"
    "    reductionOp : CUstreamAtomicReductionOpType or int\n"
    "    dataType : CUstreamAtomicReductionDataType or int\n"
    "    address : CUdeviceptr, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    alias : CUdeviceptr, int or None\n\n"
    "Field of\n"
    "    CUstreamBatchMemOpParams.atomicReduction\n";
static const char doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st[] =
    "The struct of CUDA_BATCH_MEM_OP_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1[] =
    "The struct of CUDA_BATCH_MEM_OP_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_BATCH_MEM_OP_NODE_PARAMS[] =
    "The waits and writes of a graph node.\n\n"
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st, 32 bytes.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    count : int (unsigned int)\n"
    "    paramArray : sequence of CUstreamBatchMemOpParams, kept; sets count\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuGraphAddBatchMemOpNode, cuGraphBatchMemOpNodeSetParams,\n"
    "    cuGraphExecBatchMemOpNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphBatchMemOpNodeGetParams\n";
static const char doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st[] =
    "The struct of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, which derives from it.\n";
static const char doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2[] =
    "The waits and writes of a graph node.\n\n"
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    count : int (unsigned int)\n"
    "    paramArray : sequence of CUstreamBatchMemOpParams, kept; sets count\n"
    "    flags : int (unsigned int)\n";
static const char doc_CUasyncNotificationInfo_st[] =
    "The struct of CUasyncNotificationInfo, which derives from it.\n";
static const char doc_CUasyncNotificationInfo[] =
    "An event on a device; type says which member of info counts.\n\n"
    "struct CUasyncNotificationInfo_st, 16 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    type : CUasyncNotificationType or int\n"
    "    info : CUasyncNotificationInfo_anon0\n";
static const char doc_CUasyncNotificationInfo_anon0[] =
    "union inside CUasyncNotificationInfo, 8 bytes.\n\n"
    "Fields\n"
    "    overBudget : CUasyncNotificationInfo_anon0_anon0\n\n"
    "Field of\n"
    "    CUasyncNotificationInfo.info\n";
static const char doc_CUasyncNotificationInfo_anon0_anon0[] =
    "struct inside CUasyncNotificationInfo_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    bytesOverBudget : int (unsigned long long); bytes\n";
static const char doc_CUdevprop_st[] =
    "The struct of CUdevprop, which derives from it.\n";
static const char doc_CUdevprop_v1[] =
    "The struct of CUdevprop, which derives from it.\n";
static const char doc_CUdevprop[] =
    "Old properties of a device.\n\n"
    "struct CUdevprop_st, 56 bytes.\n\n"
    "Fields\n"
    "    maxThreadsPerBlock : int\n"
    "    maxThreadsDim : sequence of int (int [3]); threads in x, y and z\n"
    "    maxGridSize : sequence of int (int [3]); blocks in x, y and z\n"
    "    sharedMemPerBlock, totalConstantMemory : int; bytes\n"
    "    SIMDWidth : int; threads per warp\n"
    "    memPitch : int; bytes, the largest pitch of a copy\n"
    "    regsPerBlock : int; registers of 32 bits\n"
    "    clockRate : int; kHz\n"
    "    textureAlign : int; bytes\n\n"
    "Given by\n"
    "    cuDeviceGetProperties\n";
static const char doc_CUaccessPolicyWindow_st[] =
    "The struct of CUaccessPolicyWindow, which derives from it.\n";
static const char doc_CUaccessPolicyWindow_v1[] =
    "The struct of CUaccessPolicyWindow, which derives from it.\n";
static const char doc_CUaccessPolicyWindow[] =
    "A range of memory and how the L2 cache should treat it.\n\n"
    "struct CUaccessPolicyWindow_st, 32 bytes.\n\n"
    "Fields\n"
    "    base_ptr : int (address), buffer or None, kept (void *)\n"
    "    num_bytes : int (size_t); bytes\n"
    "    hitRatio : float; share of the range that gets hitProp, 0 to 1\n"
    "    hitProp, missProp : CUaccessProperty or int\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.accessPolicyWindow\n";
static const char doc_CUDA_KERNEL_NODE_PARAMS_st[] =
    "The struct of CUDA_KERNEL_NODE_PARAMS_v1, which derives from it.\n";
static const char doc_CUDA_KERNEL_NODE_PARAMS_v1[] =
    "The launch of a kernel node of a graph.\n\n"
    "struct CUDA_KERNEL_NODE_PARAMS_st, 56 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    func : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks\n"
    "    blockDimX, blockDimY, blockDimZ : int (unsigned int); threads\n"
    "    sharedMemBytes : int (unsigned int); dynamic shared memory of each block\n"
    "    kernelParams : arguments of the kernel, kept (void **)\n"
    "    extra : int (address) (void **)\n";
static const char doc_CUDA_KERNEL_NODE_PARAMS_v2_st[] =
    "The struct of CUDA_KERNEL_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_KERNEL_NODE_PARAMS_v2[] =
    "The struct of CUDA_KERNEL_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_KERNEL_NODE_PARAMS[] =
    "The launch of a kernel node of a graph.\n\n"
    "struct CUDA_KERNEL_NODE_PARAMS_v2_st, 72 bytes. Other fields before CUDA 12.0.\n\n"
    "Fields\n"
    "    func : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks\n"
    "    blockDimX, blockDimY, blockDimZ : int (unsigned int); threads\n"
    "    sharedMemBytes : int (unsigned int); dynamic shared memory of each block\n"
    "    kernelParams : arguments of the kernel, kept (void **)\n"
    "    extra : int (address) (void **)\n"
    "    kern : CUkernel, int or None\n"
    "    ctx : CUcontext, int or None\n\n"
    "Taken by\n"
    "    cuGraphAddKernelNode, cuGraphKernelNodeSetParams, cuGraphExecKernelNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphKernelNodeGetParams\n";
static const char doc_CUDA_KERNEL_NODE_PARAMS_v3_st[] =
    "The struct of CUDA_KERNEL_NODE_PARAMS_v3, which derives from it.\n";
static const char doc_CUDA_KERNEL_NODE_PARAMS_v3[] =
    "The launch of a kernel node of a graph.\n\n"
    "struct CUDA_KERNEL_NODE_PARAMS_v3_st, 72 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    func : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks\n"
    "    blockDimX, blockDimY, blockDimZ : int (unsigned int); threads\n"
    "    sharedMemBytes : int (unsigned int); dynamic shared memory of each block\n"
    "    kernelParams : arguments of the kernel, kept (void **)\n"
    "    extra : int (address) (void **)\n"
    "    kern : CUkernel, int or None\n"
    "    ctx : CUcontext, int or None\n";
static const char doc_CUDA_MEMSET_NODE_PARAMS_st[] =
    "The struct of CUDA_MEMSET_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEMSET_NODE_PARAMS_v1[] =
    "The struct of CUDA_MEMSET_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEMSET_NODE_PARAMS[] =
    "The memset of a memset node of a graph.\n\n"
    "struct CUDA_MEMSET_NODE_PARAMS_st, 40 bytes.\n\n"
    "Fields\n"
    "    dst : CUdeviceptr, int or None\n"
    "    pitch : int (size_t); bytes from one row to the next; unused for one row\n"
    "    value : int (unsigned int)\n"
    "    elementSize : int (unsigned int); bytes, 1, 2 or 4\n"
    "    width : int (size_t); elements per row\n"
    "    height : int (size_t); rows\n\n"
    "Taken by\n"
    "    cuGraphAddMemsetNode, cuGraphMemsetNodeSetParams, cuGraphExecMemsetNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphMemsetNodeGetParams\n";
static const char doc_CUDA_MEMSET_NODE_PARAMS_v2_st[] =
    "The struct of CUDA_MEMSET_NODE_PARAMS_v2, which derives from it.\n";
static const char doc_CUDA_MEMSET_NODE_PARAMS_v2[] =
    "The memset of a memset node of a graph.\n\n"
    "struct CUDA_MEMSET_NODE_PARAMS_v2_st, 48 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    dst : CUdeviceptr, int or None\n"
    "    pitch : int (size_t); bytes from one row to the next; unused for one row\n"
    "    value : int (unsigned int)\n"
    "    elementSize : int (unsigned int); bytes, 1, 2 or 4\n"
    "    width : int (size_t); elements per row\n"
    "    height : int (size_t); rows\n"
    "    ctx : CUcontext, int or None\n";
static const char doc_CUDA_HOST_NODE_PARAMS_st[] =
    "The struct of CUDA_HOST_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_HOST_NODE_PARAMS_v1[] =
    "The struct of CUDA_HOST_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_HOST_NODE_PARAMS[] =
    "The function that a host node of a graph calls.\n\n"
    "struct CUDA_HOST_NODE_PARAMS_st, 16 bytes.\n\n"
    "Fields\n"
    "    fn : CUhostFn, int or None\n"
    "    userData : int (address), buffer or None, kept (void *)\n\n"
    "Taken by\n"
    "    cuGraphAddHostNode, cuGraphHostNodeSetParams, cuGraphExecHostNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphHostNodeGetParams\n";
static const char doc_CUDA_HOST_NODE_PARAMS_v2_st[] =
    "The struct of CUDA_HOST_NODE_PARAMS_v2, which derives from it.\n";
static const char doc_CUDA_HOST_NODE_PARAMS_v2[] =
    "The function that a host node of a graph calls.\n\n"
    "struct CUDA_HOST_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2; other fields before 13.4.\n\n"
    "Fields\n"
    "    fn : CUhostFn, int or None\n"
    "    userData : int (address), buffer or None, kept (void *)\n"
    "    syncMode : int (unsigned int)\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_HOST_NODE_PARAMS_v2_anon0[] =
    "union inside CUDA_HOST_NODE_PARAMS_v2, 8 bytes.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_CONDITIONAL_NODE_PARAMS[] =
    "The choice or repetition of a conditional node of a graph.\n\n"
    "struct CUDA_CONDITIONAL_NODE_PARAMS, 32 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    handle : CUgraphConditionalHandle, int or None\n"
    "    type : CUgraphConditionalNodeType or int\n"
    "    size : int (unsigned int); graphs in the node\n"
    "    phGraph_out : sequence of CUgraph, filled in; sets size\n"
    "    ctx : CUcontext, int or None\n";
static const char doc_CUgraphEdgeData_st[] =
    "The struct of CUgraphEdgeData, which derives from it.\n";
static const char doc_CUgraphEdgeData[] =
    "The ends of a graph's edge, for launches that overlap; zeros for an ordinary one.\n\n"
    "struct CUgraphEdgeData_st, 8 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    from_port, to_port, type : int (unsigned char)\n\n"
    "Taken by\n"
    "    cuStreamBeginCaptureToGraph, cuStreamUpdateCaptureDependencies,\n"
    "    cuGraphAddDependencies, cuGraphRemoveDependencies, cuGraphAddNode, cuGraphAddNode_v3\n\n"
    "Given by\n"
    "    cuStreamGetCaptureInfo, cuGraphGetEdges, cuGraphNodeGetDependencies,\n"
    "    cuGraphNodeGetDependentNodes\n";
static const char doc_CUDA_GRAPH_INSTANTIATE_PARAMS_st[] =
    "The struct of CUDA_GRAPH_INSTANTIATE_PARAMS, which derives from it.\n";
static const char doc_CUDA_GRAPH_INSTANTIATE_PARAMS[] =
    "Options for instantiating a graph, and the reason for a failure.\n\n"
    "struct CUDA_GRAPH_INSTANTIATE_PARAMS_st, 32 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    flags : cuuint64_t, int or None; CUgraphInstantiate_flags, or-ed\n"
    "    hUploadStream : CUstream, int or None\n"
    "    hErrNode_out : CUgraphNode, int or None\n"
    "    result_out : CUgraphInstantiateResult or int\n\n"
    "Taken by\n"
    "    cuGraphInstantiateWithParams\n";
static const char doc_CUlaunchMemSyncDomainMap_st[] =
    "The struct of CUlaunchMemSyncDomainMap, which derives from it.\n";
static const char doc_CUlaunchMemSyncDomainMap[] =
    "Numbers of the default and the remote domain.\n\n"
    "struct CUlaunchMemSyncDomainMap_st, 2 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    default_, remote : int (unsigned char)\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.memSyncDomainMap\n";
static const char doc_CUlaunchAttributeValue_union[] =
    "The union of CUlaunchAttributeValue, which derives from it.\n";
static const char doc_CUlaunchAttributeValue[] =
    "Value of a launch attribute; its id says which member counts.\n\n"
    "union CUlaunchAttributeValue_union, 64 bytes. Other fields before CUDA 13.2.\n\n"
    "Fields\n"
    "    pad : bytes or sequence of int (char [64])\n"
    "    accessPolicyWindow : CUaccessPolicyWindow\n"
    "    cooperative : int; 1 or 0\n"
    "    syncPolicy : CUsynchronizationPolicy or int\n"
    "    clusterDim : CUlaunchAttributeValue_anon0\n"
    "    clusterSchedulingPolicyPreference : CUclusterSchedulingPolicy or int\n"
    "    programmaticStreamSerializationAllowed : int\n"
    "    programmaticEvent : CUlaunchAttributeValue_anon1\n"
    "    launchCompletionEvent : CUlaunchAttributeValue_anon2\n"
    "    priority : int; smaller is more urgent\n"
    "    memSyncDomainMap : CUlaunchMemSyncDomainMap\n"
    "    memSyncDomain : CUlaunchMemSyncDomain or int\n"
    "    preferredClusterDim : CUlaunchAttributeValue_anon3\n"
    "    deviceUpdatableKernelNode : CUlaunchAttributeValue_anon4\n"
    "    sharedMemCarveout : int (unsigned int); percent of the multiprocessor's memory\n"
    "    nvlinkUtilCentricScheduling : int (unsigned int)\n"
    "    portableClusterSizeMode : CUlaunchAttributePortableClusterMode or int\n"
    "    sharedMemoryMode : CUsharedMemoryMode or int\n\n"
    "Taken by\n"
    "    cuStreamSetAttribute, cuGraphKernelNodeSetAttribute\n\n"
    "Given by\n"
    "    cuStreamGetAttribute, cuGraphKernelNodeGetAttribute\n\n"
    "Field of\n"
    "    CUlaunchAttribute.value\n";
static const char doc_CUkernelNodeAttrValue_v1[] =
    "The union of CUlaunchAttributeValue, which it derives from.\n";
static const char doc_CUkernelNodeAttrValue[] =
    "The union of CUlaunchAttributeValue, which it derives from.\n";
static const char doc_CUstreamAttrValue_v1[] =
    "The union of CUlaunchAttributeValue, which it derives from.\n";
static const char doc_CUstreamAttrValue[] =
    "The union of CUlaunchAttributeValue, which it derives from.\n";
static const char doc_CUlaunchAttributeValue_anon0[] =
    "struct inside CUlaunchAttributeValue, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned int)\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.clusterDim\n";
static const char doc_CUlaunchAttributeValue_anon1[] =
    "struct inside CUlaunchAttributeValue, 16 bytes.\n\n"
    "Fields\n"
    "    event : CUevent, int or None\n"
    "    flags, triggerAtBlockStart : int\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.programmaticEvent\n";
static const char doc_CUlaunchAttributeValue_anon2[] =
    "struct inside CUlaunchAttributeValue, 16 bytes.\n\n"
    "Fields\n"
    "    event : CUevent, int or None\n"
    "    flags : int\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.launchCompletionEvent\n";
static const char doc_CUlaunchAttributeValue_anon3[] =
    "struct inside CUlaunchAttributeValue, 12 bytes.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned int)\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.preferredClusterDim\n";
static const char doc_CUlaunchAttributeValue_anon4[] =
    "struct inside CUlaunchAttributeValue, 16 bytes.\n\n"
    "Fields\n"
    "    deviceUpdatable : int\n"
    "    devNode : CUgraphDeviceNode, int or None\n\n"
    "Field of\n"
    "    CUlaunchAttributeValue.deviceUpdatableKernelNode\n";
static const char doc_CUlaunchAttribute_st[] =
    "The struct of CUlaunchAttribute, which derives from it.\n";
static const char doc_CUlaunchAttribute[] =
    "One attribute of a launch, stream or kernel node; id says which member of value counts.\n\n"
    "struct CUlaunchAttribute_st, 72 bytes.\n\n"
    "Fields\n"
    "    id : CUlaunchAttributeID or int\n"
    "    value : CUlaunchAttributeValue\n\n"
    "Field of\n"
    "    CUlaunchConfig.attrs\n";
static const char doc_CUlaunchConfig_st[] =
    "The struct of CUlaunchConfig, which derives from it.\n";
static const char doc_CUlaunchConfig[] =
    "Configuration of a launch by cuLaunchKernelEx.\n\n"
    "struct CUlaunchConfig_st, 56 bytes.\n\n"
    "Fields\n"
    "    gridDimX, gridDimY, gridDimZ : int (unsigned int); blocks\n"
    "    blockDimX, blockDimY, blockDimZ : int (unsigned int); threads\n"
    "    sharedMemBytes : int (unsigned int); dynamic shared memory of each block\n"
    "    hStream : CUstream, int or None\n"
    "    attrs : sequence of CUlaunchAttribute, kept; sets numAttrs\n"
    "    numAttrs : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuLaunchKernelEx, cuOccupancyMaxPotentialClusterSize, cuOccupancyMaxActiveClusters\n";
static const char doc_CUexecAffinitySmCount_st[] =
    "The struct of CUexecAffinitySmCount, which derives from it.\n";
static const char doc_CUexecAffinitySmCount_v1[] =
    "The struct of CUexecAffinitySmCount, which derives from it.\n";
static const char doc_CUexecAffinitySmCount[] =
    "A number of multiprocessors.\n\n"
    "struct CUexecAffinitySmCount_st, 4 bytes.\n\n"
    "Fields\n"
    "    val : int (unsigned int)\n";
static const char doc_CUexecAffinityParam_st[] =
    "The struct of CUexecAffinityParam, which derives from it.\n";
static const char doc_CUexecAffinityParam_v1[] =
    "The struct of CUexecAffinityParam, which derives from it.\n";
static const char doc_CUexecAffinityParam[] =
    "A limit of a context, such as its multiprocessors.\n\n"
    "struct CUexecAffinityParam_st, 8 bytes.\n\n"
    "Fields\n"
    "    type : CUexecAffinityType or int\n"
    "    param : CUexecAffinityParam_anon0\n\n"
    "Given by\n"
    "    cuCtxGetExecAffinity\n\n"
    "Field of\n"
    "    CUctxCreateParams.execAffinityParams\n";
static const char doc_CUexecAffinityParam_anon0[] =
    "union inside CUexecAffinityParam, 4 bytes.\n\n"
    "Fields\n"
    "    smCount : CUexecAffinitySmCount\n\n"
    "Field of\n"
    "    CUexecAffinityParam.param\n";
static const char doc_CUctxCigParam_st[] =
    "The struct of CUctxCigParam, which derives from it.\n";
static const char doc_CUctxCigParam[] =
    "The graphics interface that a context works with.\n\n"
    "struct CUctxCigParam_st, 16 bytes. Since CUDA 12.5.\n\n"
    "Fields\n"
    "    sharedDataType : CUcigDataType or int\n"
    "    sharedData : int (address), buffer or None, kept (void *)\n\n"
    "Field of\n"
    "    CUctxCreateParams.cigParams\n";
static const char doc_CUctxCreateParams_st[] =
    "The struct of CUctxCreateParams, which derives from it.\n";
static const char doc_CUctxCreateParams[] =
    "Limits of a context, or its sharing with graphics, for cuCtxCreate.\n\n"
    "struct CUctxCreateParams_st, 24 bytes. Since CUDA 12.5.\n\n"
    "Fields\n"
    "    execAffinityParams : sequence of CUexecAffinityParam, kept; sets\n"
    "        numExecAffinityParams\n"
    "    numExecAffinityParams : int\n"
    "    cigParams : list of one CUctxCigParam, kept\n\n"
    "Taken by\n"
    "    cuCtxCreate\n";
static const char doc_CUstreamCigParam_st[] =
    "The struct of CUstreamCigParam, which derives from it.\n";
static const char doc_CUstreamCigParam[] =
    "The graphics interface that a stream records for.\n\n"
    "struct CUstreamCigParam_st, 16 bytes. Since CUDA 13.2.\n\n"
    "Fields\n"
    "    streamSharedDataType : CUstreamCigDataType or int\n"
    "    streamSharedData : int (address), buffer or None, kept (void *)\n\n"
    "Field of\n"
    "    CUstreamCigCaptureParams.streamCigParams\n";
static const char doc_CUstreamCigCaptureParams_st[] =
    "The struct of CUstreamCigCaptureParams, which derives from it.\n";
static const char doc_CUstreamCigCaptureParams[] =
    "Into which command list a stream is recorded.\n\n"
    "struct CUstreamCigCaptureParams_st, 8 bytes. Since CUDA 13.2.\n\n"
    "Fields\n"
    "    streamCigParams : list of one CUstreamCigParam, kept\n\n"
    "Taken by\n"
    "    cuStreamBeginCaptureToCig\n";
static const char doc_CUlibraryHostUniversalFunctionAndDataTable_st[] =
    "The struct of CUlibraryHostUniversalFunctionAndDataTable, which derives from it.\n";
static const char doc_CUlibraryHostUniversalFunctionAndDataTable[] =
    "Tables of host functions and data for a library.\n\n"
    "struct CUlibraryHostUniversalFunctionAndDataTable_st, 32 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    functionTable : int (address), buffer or None, kept (void *)\n"
    "    functionWindowSize : int (size_t)\n"
    "    dataTable : int (address), buffer or None, kept (void *)\n"
    "    dataWindowSize : int (size_t)\n";
static const char doc_CUDA_MEMCPY2D_st[] =
    "The struct of CUDA_MEMCPY2D, which derives from it.\n";
static const char doc_CUDA_MEMCPY2D_v2[] =
    "The struct of CUDA_MEMCPY2D, which derives from it.\n";
static const char doc_CUDA_MEMCPY2D[] =
    "A box of rows, where it comes from and where it goes.\n\n"
    "struct CUDA_MEMCPY2D_st, 128 bytes.\n\n"
    "Fields\n"
    "    srcXInBytes : int (size_t); bytes\n"
    "    srcY : int (size_t); rows\n"
    "    srcMemoryType : CUmemorytype or int\n"
    "    srcHost : int (address), buffer or None, kept (const void *)\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    srcArray : CUarray, int or None\n"
    "    srcPitch : int (size_t); bytes from one row to the next; not for arrays\n"
    "    dstXInBytes : int (size_t); bytes\n"
    "    dstY : int (size_t); rows\n"
    "    dstMemoryType : CUmemorytype or int\n"
    "    dstHost : int (address), buffer or None, kept (void *)\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstArray : CUarray, int or None\n"
    "    dstPitch : int (size_t); bytes from one row to the next; not for arrays\n"
    "    WidthInBytes : int (size_t); bytes per row\n"
    "    Height : int (size_t); rows\n\n"
    "Taken by\n"
    "    cuMemcpy2D, cuMemcpy2DUnaligned, cuMemcpy2DAsync\n";
static const char doc_CUDA_MEMCPY3D_st[] =
    "The struct of CUDA_MEMCPY3D, which derives from it.\n";
static const char doc_CUDA_MEMCPY3D_v2[] =
    "The struct of CUDA_MEMCPY3D, which derives from it.\n";
static const char doc_CUDA_MEMCPY3D[] =
    "A box of planes of rows, where it comes from and where it goes.\n\n"
    "struct CUDA_MEMCPY3D_st, 200 bytes.\n\n"
    "Fields\n"
    "    srcXInBytes : int (size_t); bytes\n"
    "    srcY : int (size_t); rows\n"
    "    srcZ : int (size_t); planes\n"
    "    srcLOD : int (size_t); has to be 0\n"
    "    srcMemoryType : CUmemorytype or int\n"
    "    srcHost : int (address), buffer or None, kept (const void *)\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    srcArray : CUarray, int or None\n"
    "    srcPitch : int (size_t); bytes from one row to the next; not for arrays\n"
    "    srcHeight : int (size_t); rows from one plane to the next; not for arrays\n"
    "    dstXInBytes : int (size_t); bytes\n"
    "    dstY : int (size_t); rows\n"
    "    dstZ : int (size_t); planes\n"
    "    dstLOD : int (size_t); has to be 0\n"
    "    dstMemoryType : CUmemorytype or int\n"
    "    dstHost : int (address), buffer or None, kept (void *)\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstArray : CUarray, int or None\n"
    "    dstPitch : int (size_t); bytes from one row to the next; not for arrays\n"
    "    dstHeight : int (size_t); rows from one plane to the next; not for arrays\n"
    "    WidthInBytes : int (size_t); bytes per row\n"
    "    Height : int (size_t); rows\n"
    "    Depth : int (size_t); planes\n\n"
    "Taken by\n"
    "    cuMemcpy3D, cuMemcpy3DAsync, cuGraphAddMemcpyNode, cuGraphMemcpyNodeSetParams,\n"
    "    cuGraphExecMemcpyNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphMemcpyNodeGetParams\n\n"
    "Field of\n"
    "    CUDA_MEMCPY_NODE_PARAMS.copyParams\n";
static const char doc_CUDA_MEMCPY3D_PEER_st[] =
    "The struct of CUDA_MEMCPY3D_PEER, which derives from it.\n";
static const char doc_CUDA_MEMCPY3D_PEER_v1[] =
    "The struct of CUDA_MEMCPY3D_PEER, which derives from it.\n";
static const char doc_CUDA_MEMCPY3D_PEER[] =
    "A box of planes of rows, where it comes from and where it goes.\n\n"
    "struct CUDA_MEMCPY3D_PEER_st, 200 bytes.\n\n"
    "Fields\n"
    "    srcXInBytes : int (size_t); bytes\n"
    "    srcY : int (size_t); rows\n"
    "    srcZ : int (size_t); planes\n"
    "    srcLOD : int (size_t); has to be 0\n"
    "    srcMemoryType : CUmemorytype or int\n"
    "    srcHost : int (address), buffer or None, kept (const void *)\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    srcArray : CUarray, int or None\n"
    "    srcContext : CUcontext, int or None\n"
    "    srcPitch : int (size_t); bytes from one row to the next; not for arrays\n"
    "    srcHeight : int (size_t); rows from one plane to the next; not for arrays\n"
    "    dstXInBytes : int (size_t); bytes\n"
    "    dstY : int (size_t); rows\n"
    "    dstZ : int (size_t); planes\n"
    "    dstLOD : int (size_t); has to be 0\n"
    "    dstMemoryType : CUmemorytype or int\n"
    "    dstHost : int (address), buffer or None, kept (void *)\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstArray : CUarray, int or None\n"
    "    dstContext : CUcontext, int or None\n"
    "    dstPitch : int (size_t); bytes from one row to the next; not for arrays\n"
    "    dstHeight : int (size_t); rows from one plane to the next; not for arrays\n"
    "    WidthInBytes : int (size_t); bytes per row\n"
    "    Height : int (size_t); rows\n"
    "    Depth : int (size_t); planes\n\n"
    "Taken by\n"
    "    cuMemcpy3DPeer, cuMemcpy3DPeerAsync\n";
static const char doc_CUDA_MEMCPY_NODE_PARAMS_st[] =
    "The struct of CUDA_MEMCPY_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEMCPY_NODE_PARAMS[] =
    "The copy of a copy node of a graph, and its context.\n\n"
    "struct CUDA_MEMCPY_NODE_PARAMS_st, 216 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    flags : int\n"
    "    copyCtx : CUcontext, int or None\n"
    "    copyParams : CUDA_MEMCPY3D\n";
static const char doc_CUDA_ARRAY_DESCRIPTOR_st[] =
    "The struct of CUDA_ARRAY_DESCRIPTOR, which derives from it.\n";
static const char doc_CUDA_ARRAY_DESCRIPTOR_v2[] =
    "The struct of CUDA_ARRAY_DESCRIPTOR, which derives from it.\n";
static const char doc_CUDA_ARRAY_DESCRIPTOR[] =
    "Shape and format of a one- or two-dimensional array.\n\n"
    "struct CUDA_ARRAY_DESCRIPTOR_st, 24 bytes.\n\n"
    "Fields\n"
    "    Width : int (size_t); elements\n"
    "    Height : int (size_t); elements; 0 for one dimension\n"
    "    Format : CUarray_format or int\n"
    "    NumChannels : int (unsigned int); 1, 2 or 4; 3 for some video formats\n\n"
    "Taken by\n"
    "    cuArrayCreate, cuTexRefSetAddress2D\n\n"
    "Given by\n"
    "    cuArrayGetDescriptor\n";
static const char doc_CUDA_ARRAY3D_DESCRIPTOR_st[] =
    "The struct of CUDA_ARRAY3D_DESCRIPTOR, which derives from it.\n";
static const char doc_CUDA_ARRAY3D_DESCRIPTOR_v2[] =
    "The struct of CUDA_ARRAY3D_DESCRIPTOR, which derives from it.\n";
static const char doc_CUDA_ARRAY3D_DESCRIPTOR[] =
    "Shape, format and kind of an array.\n\n"
    "struct CUDA_ARRAY3D_DESCRIPTOR_st, 40 bytes.\n\n"
    "Fields\n"
    "    Width : int (size_t); elements\n"
    "    Height : int (size_t); elements; 0 for one dimension\n"
    "    Depth : int (size_t); elements, or layers, or 6 faces; 0 for fewer dimensions\n"
    "    Format : CUarray_format or int\n"
    "    NumChannels : int (unsigned int); 1, 2 or 4; 3 for some video formats\n"
    "    Flags : int (unsigned int); CUDA_ARRAY3D_*, or-ed\n\n"
    "Taken by\n"
    "    cuArray3DCreate, cuMipmappedArrayCreate\n\n"
    "Given by\n"
    "    cuArray3DGetDescriptor\n\n"
    "Field of\n"
    "    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc\n";
static const char doc_CUDA_ARRAY_SPARSE_PROPERTIES_st[] =
    "The struct of CUDA_ARRAY_SPARSE_PROPERTIES, which derives from it.\n";
static const char doc_CUDA_ARRAY_SPARSE_PROPERTIES_v1[] =
    "The struct of CUDA_ARRAY_SPARSE_PROPERTIES, which derives from it.\n";
static const char doc_CUDA_ARRAY_SPARSE_PROPERTIES[] =
    "Tiles in which memory is mapped to a sparse array.\n\n"
    "struct CUDA_ARRAY_SPARSE_PROPERTIES_st, 48 bytes.\n\n"
    "Fields\n"
    "    tileExtent : CUDA_ARRAY_SPARSE_PROPERTIES_anon0\n"
    "    miptailFirstLevel : int (unsigned int)\n"
    "    miptailSize : int (unsigned long long); bytes\n"
    "    flags : int (unsigned int)\n\n"
    "Given by\n"
    "    cuArrayGetSparseProperties, cuMipmappedArrayGetSparseProperties\n";
static const char doc_CUDA_ARRAY_SPARSE_PROPERTIES_anon0[] =
    "struct inside CUDA_ARRAY_SPARSE_PROPERTIES, 12 bytes.\n\n"
    "Fields\n"
    "    width, height, depth : int (unsigned int)\n\n"
    "Field of\n"
    "    CUDA_ARRAY_SPARSE_PROPERTIES.tileExtent\n";
static const char doc_CUDA_ARRAY_MEMORY_REQUIREMENTS_st[] =
    "The struct of CUDA_ARRAY_MEMORY_REQUIREMENTS, which derives from it.\n";
static const char doc_CUDA_ARRAY_MEMORY_REQUIREMENTS_v1[] =
    "The struct of CUDA_ARRAY_MEMORY_REQUIREMENTS, which derives from it.\n";
static const char doc_CUDA_ARRAY_MEMORY_REQUIREMENTS[] =
    "Amount of memory that an array needs.\n\n"
    "struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st, 32 bytes.\n\n"
    "Fields\n"
    "    size, alignment : int (size_t); bytes\n\n"
    "Given by\n"
    "    cuArrayGetMemoryRequirements, cuMipmappedArrayGetMemoryRequirements\n";
static const char doc_CUDA_RESOURCE_DESC_st[] =
    "The struct of CUDA_RESOURCE_DESC, which derives from it.\n";
static const char doc_CUDA_RESOURCE_DESC_v1[] =
    "The struct of CUDA_RESOURCE_DESC, which derives from it.\n";
static const char doc_CUDA_RESOURCE_DESC[] =
    "The memory that a texture or surface is on; resType says which member of res counts.\n\n"
    "struct CUDA_RESOURCE_DESC_st, 144 bytes.\n\n"
    "Fields\n"
    "    resType : CUresourcetype or int\n"
    "    res : CUDA_RESOURCE_DESC_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuTexObjectCreate, cuSurfObjectCreate\n\n"
    "Given by\n"
    "    cuTexObjectGetResourceDesc, cuSurfObjectGetResourceDesc\n";
static const char doc_CUDA_RESOURCE_DESC_anon0[] =
    "union inside CUDA_RESOURCE_DESC, 128 bytes.\n\n"
    "Fields\n"
    "    array : CUDA_RESOURCE_DESC_anon0_anon0\n"
    "    mipmap : CUDA_RESOURCE_DESC_anon0_anon1\n"
    "    linear : CUDA_RESOURCE_DESC_anon0_anon2\n"
    "    pitch2D : CUDA_RESOURCE_DESC_anon0_anon3\n\n"
    "Field of\n"
    "    CUDA_RESOURCE_DESC.res\n";
static const char doc_CUDA_RESOURCE_DESC_anon0_anon0[] =
    "struct inside CUDA_RESOURCE_DESC_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    hArray : CUarray, int or None\n";
static const char doc_CUDA_RESOURCE_DESC_anon0_anon1[] =
    "struct inside CUDA_RESOURCE_DESC_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    hMipmappedArray : CUmipmappedArray, int or None\n";
static const char doc_CUDA_RESOURCE_DESC_anon0_anon2[] =
    "struct inside CUDA_RESOURCE_DESC_anon0, 24 bytes.\n\n"
    "Fields\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    format : CUarray_format or int\n"
    "    numChannels : int (unsigned int)\n"
    "    sizeInBytes : int (size_t); bytes\n";
static const char doc_CUDA_RESOURCE_DESC_anon0_anon3[] =
    "struct inside CUDA_RESOURCE_DESC_anon0, 40 bytes.\n\n"
    "Fields\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    format : CUarray_format or int\n"
    "    numChannels : int (unsigned int)\n"
    "    width : int (size_t); elements per row\n"
    "    height : int (size_t); rows\n"
    "    pitchInBytes : int (size_t); bytes from one row to the next\n";
static const char doc_CUDA_RESOURCE_DESC_anon0_anon4[] =
    "struct inside CUDA_RESOURCE_DESC_anon0, 128 bytes.\n";
static const char doc_CUDA_TEXTURE_DESC_st[] =
    "The struct of CUDA_TEXTURE_DESC, which derives from it.\n";
static const char doc_CUDA_TEXTURE_DESC_v1[] =
    "The struct of CUDA_TEXTURE_DESC, which derives from it.\n";
static const char doc_CUDA_TEXTURE_DESC[] =
    "Addressing and filtering of a texture.\n\n"
    "struct CUDA_TEXTURE_DESC_st, 104 bytes.\n\n"
    "Fields\n"
    "    addressMode : sequence of CUaddress_mode (3); for x, y and z\n"
    "    filterMode : CUfilter_mode or int\n"
    "    flags : int (unsigned int); CU_TRSF_*, or-ed\n"
    "    maxAnisotropy : int (unsigned int); 1 to 16\n"
    "    mipmapFilterMode : CUfilter_mode or int\n"
    "    mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp : float; levels\n"
    "    borderColor : sequence of float (float [4]); red, green, blue, alpha\n\n"
    "Taken by\n"
    "    cuTexObjectCreate\n\n"
    "Given by\n"
    "    cuTexObjectGetTextureDesc\n";
static const char doc_CUDA_RESOURCE_VIEW_DESC_st[] =
    "The struct of CUDA_RESOURCE_VIEW_DESC, which derives from it.\n";
static const char doc_CUDA_RESOURCE_VIEW_DESC_v1[] =
    "The struct of CUDA_RESOURCE_VIEW_DESC, which derives from it.\n";
static const char doc_CUDA_RESOURCE_VIEW_DESC[] =
    "The part of an array that a texture reads, and as what.\n\n"
    "struct CUDA_RESOURCE_VIEW_DESC_st, 112 bytes.\n\n"
    "Fields\n"
    "    format : CUresourceViewFormat or int\n"
    "    width, height, depth : int (size_t); elements of the view\n"
    "    firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuTexObjectCreate\n\n"
    "Given by\n"
    "    cuTexObjectGetResourceViewDesc\n";
static const char doc_CUtensorMap_st[] =
    "The struct of CUtensorMap, which derives from it.\n";
static const char doc_CUtensorMap[] =
    "Descriptor of a tensor for kernels, 128 bytes that are passed by value; made by\n"
    "cuTensorMapEncodeTiled.\n\n"
    "struct CUtensorMap_st, 128 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    opaque : sequence of cuuint64_t (16)\n\n"
    "Taken by\n"
    "    cuTensorMapReplaceAddress, cuTensorMapSetAllocationClass\n\n"
    "Given by\n"
    "    cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide\n";
static const char doc_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st[] =
    "The struct of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, which derives from it.\n";
static const char doc_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1[] =
    "The struct of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, which derives from it.\n";
static const char doc_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS[] =
    "Two tokens by which other drivers of the kernel know memory.\n\n"
    "struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st, 16 bytes.\n\n"
    "Fields\n"
    "    p2pToken : int (unsigned long long)\n"
    "    vaSpaceToken : int (unsigned int)\n";
static const char doc_CUDA_LAUNCH_PARAMS_st[] =
    "The struct of CUDA_LAUNCH_PARAMS, which derives from it.\n";
static const char doc_CUDA_LAUNCH_PARAMS_v1[] =
    "The struct of CUDA_LAUNCH_PARAMS, which derives from it.\n";
static const char doc_CUDA_LAUNCH_PARAMS[] =
    "One kernel of a cooperative launch on several devices.\n\n"
    "struct CUDA_LAUNCH_PARAMS_st, 56 bytes.\n\n"
    "Fields\n"
    "    function : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ : int (unsigned int)\n"
    "    sharedMemBytes : int (unsigned int)\n"
    "    hStream : CUstream, int or None\n"
    "    kernelParams : arguments of the kernel, kept (void **)\n\n"
    "Taken by\n"
    "    cuLaunchCooperativeKernelMultiDevice\n";
static const char doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st[] =
    "The struct of CUDA_EXTERNAL_MEMORY_HANDLE_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1[] =
    "The struct of CUDA_EXTERNAL_MEMORY_HANDLE_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC[] =
    "Memory of another interface that is to be imported.\n\n"
    "struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, 104 bytes.\n\n"
    "Fields\n"
    "    type : CUexternalMemoryHandleType or int\n"
    "    handle : CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0\n"
    "    size : int (unsigned long long); bytes\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuImportExternalMemory\n";
static const char doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0[] =
    "union inside CUDA_EXTERNAL_MEMORY_HANDLE_DESC, 16 bytes.\n\n"
    "Fields\n"
    "    fd : int\n"
    "    win32 : CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0\n"
    "    nvSciBufObject : int (address), buffer or None, kept (const void *)\n\n"
    "Field of\n"
    "    CUDA_EXTERNAL_MEMORY_HANDLE_DESC.handle\n";
static const char doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0[] =
    "struct inside CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    handle : int (address), buffer or None, kept (void *)\n"
    "    name : int (address), buffer or None, kept (const void *)\n";
static const char doc_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st[] =
    "The struct of CUDA_EXTERNAL_MEMORY_BUFFER_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1[] =
    "The struct of CUDA_EXTERNAL_MEMORY_BUFFER_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_MEMORY_BUFFER_DESC[] =
    "The part of imported memory that gets an address.\n\n"
    "struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st, 88 bytes.\n\n"
    "Fields\n"
    "    offset, size : int (unsigned long long); bytes\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuExternalMemoryGetMappedBuffer\n";
static const char doc_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st[] =
    "The struct of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1[] =
    "The struct of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC[] =
    "A mipmapped array in imported memory.\n\n"
    "struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st, 120 bytes.\n\n"
    "Fields\n"
    "    offset : int (unsigned long long)\n"
    "    arrayDesc : CUDA_ARRAY3D_DESCRIPTOR\n"
    "    numLevels : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuExternalMemoryGetMappedMipmappedArray\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st[] =
    "The struct of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1[] =
    "The struct of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC[] =
    "A semaphore of another interface that is to be imported.\n\n"
    "struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st, 96 bytes.\n\n"
    "Fields\n"
    "    type : CUexternalSemaphoreHandleType or int\n"
    "    handle : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuImportExternalSemaphore\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0[] =
    "union inside CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, 16 bytes.\n\n"
    "Fields\n"
    "    fd : int\n"
    "    win32 : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0\n"
    "    nvSciSyncObj : int (address), buffer or None, kept (const void *)\n\n"
    "Field of\n"
    "    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.handle\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0[] =
    "struct inside CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    handle : int (address), buffer or None, kept (void *)\n"
    "    name : int (address), buffer or None, kept (const void *)\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st[] =
    "The struct of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1[] =
    "The struct of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS[] =
    "Value to signal an imported semaphore with, or to wait for; its type says which member\n"
    "counts.\n\n"
    "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st, 144 bytes.\n\n"
    "Fields\n"
    "    params : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuSignalExternalSemaphoresAsync\n\n"
    "Field of\n"
    "    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS.paramsArray,\n"
    "    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2.paramsArray\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0[] =
    "struct inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, 72 bytes.\n\n"
    "Fields\n"
    "    fence : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0\n"
    "    nvSciSync : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1\n"
    "    keyedMutex : CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2\n\n"
    "Field of\n"
    "    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS.params\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0[] =
    "struct inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    value : int (unsigned long long)\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1[] =
    "union inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    fence : int (address), buffer or None, kept (void *)\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2[] =
    "struct inside CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    key : int (unsigned long long)\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st[] =
    "The struct of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1[] =
    "The struct of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS[] =
    "Value to signal an imported semaphore with, or to wait for; its type says which member\n"
    "counts.\n\n"
    "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st, 144 bytes.\n\n"
    "Fields\n"
    "    params : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuWaitExternalSemaphoresAsync\n\n"
    "Field of\n"
    "    CUDA_EXT_SEM_WAIT_NODE_PARAMS.paramsArray,\n"
    "    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2.paramsArray\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0[] =
    "struct inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, 72 bytes.\n\n"
    "Fields\n"
    "    fence : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0\n"
    "    nvSciSync : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1\n"
    "    keyedMutex : CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2\n\n"
    "Field of\n"
    "    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS.params\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0[] =
    "struct inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    value : int (unsigned long long)\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1[] =
    "union inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, 8 bytes.\n\n"
    "Fields\n"
    "    fence : int (address), buffer or None, kept (void *)\n";
static const char doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2[] =
    "struct inside CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    key : int (unsigned long long)\n"
    "    timeoutMs : int (unsigned int); milliseconds\n";
static const char doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st[] =
    "The struct of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1[] =
    "The struct of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS[] =
    "Semaphores of a node, and what they are signalled with or waited for.\n\n"
    "struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st, 24 bytes.\n\n"
    "Fields\n"
    "    extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, kept; sets\n"
    "        numExtSems\n"
    "    numExtSems : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuGraphAddExternalSemaphoresSignalNode,\n"
    "    cuGraphExternalSemaphoresSignalNodeSetParams,\n"
    "    cuGraphExecExternalSemaphoresSignalNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphExternalSemaphoresSignalNodeGetParams\n";
static const char doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st[] =
    "The struct of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, which derives from it.\n";
static const char doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2[] =
    "Semaphores of a node, and what they are signalled with or waited for.\n\n"
    "struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2; other fields\n"
    "before 13.4.\n\n"
    "Fields\n"
    "    extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, kept; sets\n"
    "        numExtSems\n"
    "    numExtSems : int (unsigned int)\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0[] =
    "union inside CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, 8 bytes.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st[] =
    "The struct of CUDA_EXT_SEM_WAIT_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1[] =
    "The struct of CUDA_EXT_SEM_WAIT_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS[] =
    "Semaphores of a node, and what they are signalled with or waited for.\n\n"
    "struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st, 24 bytes.\n\n"
    "Fields\n"
    "    extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, kept; sets numExtSems\n"
    "    numExtSems : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuGraphAddExternalSemaphoresWaitNode, cuGraphExternalSemaphoresWaitNodeSetParams,\n"
    "    cuGraphExecExternalSemaphoresWaitNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphExternalSemaphoresWaitNodeGetParams\n";
static const char doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st[] =
    "The struct of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, which derives from it.\n";
static const char doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2[] =
    "Semaphores of a node, and what they are signalled with or waited for.\n\n"
    "struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st, 32 bytes. Since CUDA 12.2; other fields\n"
    "before 13.4.\n\n"
    "Fields\n"
    "    extSemArray : sequence of CUexternalSemaphore, kept; sets numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, kept; sets numExtSems\n"
    "    numExtSems : int (unsigned int)\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0[] =
    "union inside CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, 8 bytes.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUarrayMapInfo_st[] =
    "The struct of CUarrayMapInfo, which derives from it.\n";
static const char doc_CUarrayMapInfo_v1[] =
    "The struct of CUarrayMapInfo, which derives from it.\n";
static const char doc_CUarrayMapInfo[] =
    "One mapping of memory to an array, for cuMemMapArrayAsync.\n\n"
    "struct CUarrayMapInfo_st, 96 bytes.\n\n"
    "Fields\n"
    "    resourceType : CUresourcetype or int\n"
    "    resource : CUarrayMapInfo_anon0\n"
    "    subresourceType : CUarraySparseSubresourceType or int\n"
    "    subresource : CUarrayMapInfo_anon1\n"
    "    memOperationType : CUmemOperationType or int\n"
    "    memHandleType : CUmemHandleType or int\n"
    "    memHandle : CUarrayMapInfo_anon2\n"
    "    offset : int (unsigned long long); bytes into the memory\n"
    "    deviceBitMask, flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuMemMapArrayAsync\n";
static const char doc_CUarrayMapInfo_anon0[] =
    "union inside CUarrayMapInfo, 8 bytes.\n\n"
    "Fields\n"
    "    mipmap : CUmipmappedArray, int or None\n"
    "    array : CUarray, int or None\n\n"
    "Field of\n"
    "    CUarrayMapInfo.resource\n";
static const char doc_CUarrayMapInfo_anon1[] =
    "union inside CUarrayMapInfo, 32 bytes.\n\n"
    "Fields\n"
    "    sparseLevel : CUarrayMapInfo_anon1_anon0\n"
    "    miptail : CUarrayMapInfo_anon1_anon1\n\n"
    "Field of\n"
    "    CUarrayMapInfo.subresource\n";
static const char doc_CUarrayMapInfo_anon1_anon0[] =
    "struct inside CUarrayMapInfo_anon1, 32 bytes.\n\n"
    "Fields\n"
    "    level, layer, offsetX, offsetY, offsetZ, extentWidth, extentHeight : int (unsigned\n"
    "        int)\n"
    "    extentDepth : int (unsigned int)\n";
static const char doc_CUarrayMapInfo_anon1_anon1[] =
    "struct inside CUarrayMapInfo_anon1, 24 bytes.\n\n"
    "Fields\n"
    "    layer : int (unsigned int)\n"
    "    offset, size : int (unsigned long long)\n";
static const char doc_CUarrayMapInfo_anon2[] =
    "union inside CUarrayMapInfo, 8 bytes.\n\n"
    "Fields\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n\n"
    "Field of\n"
    "    CUarrayMapInfo.memHandle\n";
static const char doc_CUmemLocation_st[] =
    "The struct of CUmemLocation, which derives from it.\n";
static const char doc_CUmemLocation_v1[] =
    "The struct of CUmemLocation, which derives from it.\n";
static const char doc_CUmemLocation[] =
    "A place for memory, such as a device or a node of the host.\n\n"
    "struct CUmemLocation_st, 8 bytes. Other fields before CUDA 13.2.\n\n"
    "Fields\n"
    "    type : CUmemLocationType or int\n"
    "    id : int\n"
    "    localized : CUmemLocation_anon0_anon0\n\n"
    "Taken by\n"
    "    cuMemGetAccess, cuMemPoolGetAccess, cuMemGetDefaultMemPool, cuMemGetMemPool,\n"
    "    cuMemSetMemPool, cuMemPrefetchAsync, cuMemAdvise, cuMemPrefetchBatchAsync,\n"
    "    cuMemDiscardAndPrefetchBatchAsync, cuMemGetLocationInfo\n\n"
    "Field of\n"
    "    CUmemAllocationProp.location, CUmemAccessDesc.location, CUmemPoolProps.location,\n"
    "    CUmemcpyAttributes.srcLocHint, CUmemcpyAttributes.dstLocHint\n";
static const char doc_CUmemLocation_anon0[] =
    "union inside CUmemLocation, 4 bytes.\n\n"
    "Fields\n"
    "    id : int\n"
    "    localized : CUmemLocation_anon0_anon0\n";
static const char doc_CUmemLocation_anon0_anon0[] =
    "struct inside CUmemLocation_anon0, 2 bytes.\n\n"
    "Fields\n"
    "    deviceId, localityDomainId : int (unsigned char)\n";
static const char doc_CUmemAllocationProp_st[] =
    "The struct of CUmemAllocationProp, which derives from it.\n";
static const char doc_CUmemAllocationProp_v1[] =
    "The struct of CUmemAllocationProp, which derives from it.\n";
static const char doc_CUmemAllocationProp[] =
    "Properties of physical memory, for cuMemCreate.\n\n"
    "struct CUmemAllocationProp_st, 32 bytes.\n\n"
    "Fields\n"
    "    type : CUmemAllocationType or int\n"
    "    requestedHandleTypes : CUmemAllocationHandleType or int\n"
    "    location : CUmemLocation\n"
    "    win32HandleMetaData : int (address), buffer or None, kept (void *)\n"
    "    allocFlags : CUmemAllocationProp_anon0\n\n"
    "Taken by\n"
    "    cuMemCreate, cuMemGetAllocationGranularity\n\n"
    "Given by\n"
    "    cuMemGetAllocationPropertiesFromHandle\n";
static const char doc_CUmemAllocationProp_anon0[] =
    "struct inside CUmemAllocationProp, 8 bytes.\n\n"
    "Fields\n"
    "    compressionType, gpuDirectRDMACapable : int (unsigned char)\n"
    "    usage : int (unsigned short)\n\n"
    "Field of\n"
    "    CUmemAllocationProp.allocFlags\n";
static const char doc_CUmulticastObjectProp_st[] =
    "The struct of CUmulticastObjectProp, which derives from it.\n";
static const char doc_CUmulticastObjectProp_v1[] =
    "The struct of CUmulticastObjectProp, which derives from it.\n";
static const char doc_CUmulticastObjectProp[] =
    "Properties of a multicast object.\n\n"
    "struct CUmulticastObjectProp_st, 32 bytes. Since CUDA 12.1.\n\n"
    "Fields\n"
    "    numDevices : int (unsigned int)\n"
    "    size : int (size_t); bytes on each device\n"
    "    handleTypes, flags : int (unsigned long long)\n\n"
    "Taken by\n"
    "    cuMulticastCreate, cuMulticastGetGranularity\n";
static const char doc_CUmemAccessDesc_st[] =
    "The struct of CUmemAccessDesc, which derives from it.\n";
static const char doc_CUmemAccessDesc_v1[] =
    "The struct of CUmemAccessDesc, which derives from it.\n";
static const char doc_CUmemAccessDesc[] =
    "Access of a device to memory.\n\n"
    "struct CUmemAccessDesc_st, 12 bytes.\n\n"
    "Fields\n"
    "    location : CUmemLocation\n"
    "    flags : CUmemAccess_flags or int\n\n"
    "Taken by\n"
    "    cuMemSetAccess, cuMemPoolSetAccess\n\n"
    "Field of\n"
    "    CUDA_MEM_ALLOC_NODE_PARAMS.accessDescs, CUDA_MEM_ALLOC_NODE_PARAMS_v2.accessDescs\n";
static const char doc_CUgraphExecUpdateResultInfo_st[] =
    "The struct of CUgraphExecUpdateResultInfo, which derives from it.\n";
static const char doc_CUgraphExecUpdateResultInfo_v1[] =
    "The struct of CUgraphExecUpdateResultInfo, which derives from it.\n";
static const char doc_CUgraphExecUpdateResultInfo[] =
    "Reason why an executable graph could not be updated, and the node concerned.\n\n"
    "struct CUgraphExecUpdateResultInfo_st, 24 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    result : CUgraphExecUpdateResult or int\n"
    "    errorNode, errorFromNode : CUgraphNode, int or None\n\n"
    "Given by\n"
    "    cuGraphExecUpdate\n";
static const char doc_CUmemPoolProps_st[] =
    "The struct of CUmemPoolProps, which derives from it.\n";
static const char doc_CUmemPoolProps_v1[] =
    "The struct of CUmemPoolProps, which derives from it.\n";
static const char doc_CUmemPoolProps[] =
    "Properties of a memory pool, for cuMemPoolCreate.\n\n"
    "struct CUmemPoolProps_st, 88 bytes. Other fields before CUDA 13.4.\n\n"
    "Fields\n"
    "    allocType : CUmemAllocationType or int\n"
    "    handleTypes : CUmemAllocationHandleType or int\n"
    "    location : CUmemLocation\n"
    "    win32SecurityAttributes : int (address), buffer or None, kept (void *)\n"
    "    maxSize : int (size_t); bytes, or 0 for what the system allows\n"
    "    usage : int (unsigned short)\n"
    "    gpuDirectRDMACapable : int (unsigned char)\n\n"
    "Taken by\n"
    "    cuMemPoolCreate\n\n"
    "Field of\n"
    "    CUDA_MEM_ALLOC_NODE_PARAMS.poolProps, CUDA_MEM_ALLOC_NODE_PARAMS_v2.poolProps\n";
static const char doc_CUmemPoolPtrExportData_st[] =
    "The struct of CUmemPoolPtrExportData, which derives from it.\n";
static const char doc_CUmemPoolPtrExportData_v1[] =
    "The struct of CUmemPoolPtrExportData, which derives from it.\n";
static const char doc_CUmemPoolPtrExportData[] =
    "Data with which another process imports an allocation of a pool, 64 bytes.\n\n"
    "struct CUmemPoolPtrExportData_st, 64 bytes.\n\n"
    "Fields\n"
    "    reserved : bytes or sequence of int (unsigned char [64])\n\n"
    "Taken by\n"
    "    cuMemPoolImportPointer\n\n"
    "Given by\n"
    "    cuMemPoolExportPointer\n";
static const char doc_CUmemcpyAttributes_st[] =
    "The struct of CUmemcpyAttributes, which derives from it.\n";
static const char doc_CUmemcpyAttributes_v1[] =
    "The struct of CUmemcpyAttributes, which derives from it.\n";
static const char doc_CUmemcpyAttributes[] =
    "Options for the copies of a batch.\n\n"
    "struct CUmemcpyAttributes_st, 24 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    srcAccessOrder : CUmemcpySrcAccessOrder or int\n"
    "    srcLocHint, dstLocHint : CUmemLocation\n"
    "    flags : int (unsigned int); CUmemcpyFlags, or-ed\n\n"
    "Taken by\n"
    "    cuMemcpyBatchAsync, cuMemcpyWithAttributesAsync\n\n"
    "Field of\n"
    "    CUDA_MEMCPY_BATCH_NODE_PARAMS.attrs\n";
static const char doc_CUoffset3D_st[] =
    "The struct of CUoffset3D, which derives from it.\n";
static const char doc_CUoffset3D_v1[] =
    "The struct of CUoffset3D, which derives from it.\n";
static const char doc_CUoffset3D[] =
    "Place of a box.\n\n"
    "struct CUoffset3D_st, 24 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    x, y, z : int (size_t)\n";
static const char doc_CUextent3D_st[] =
    "The struct of CUextent3D, which derives from it.\n";
static const char doc_CUextent3D_v1[] =
    "The struct of CUextent3D, which derives from it.\n";
static const char doc_CUextent3D[] =
    "Size of a box.\n\n"
    "struct CUextent3D_st, 24 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    width, height, depth : int (size_t)\n\n"
    "Field of\n"
    "    CUDA_MEMCPY3D_BATCH_OP.extent\n";
static const char doc_CUmemcpy3DOperand_st[] =
    "The struct of CUmemcpy3DOperand, which derives from it.\n";
static const char doc_CUmemcpy3DOperand_v1[] =
    "The struct of CUmemcpy3DOperand, which derives from it.\n";
static const char doc_CUmemcpy3DOperand[] =
    "One side of a copy of a box; type says which member of op counts.\n\n"
    "struct CUmemcpy3DOperand_st, 40 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    type : CUmemcpy3DOperandType or int\n"
    "    op : CUmemcpy3DOperand_anon0\n\n"
    "Field of\n"
    "    CUDA_MEMCPY3D_BATCH_OP.src, CUDA_MEMCPY3D_BATCH_OP.dst\n";
static const char doc_CUmemcpy3DOperand_anon0[] =
    "union inside CUmemcpy3DOperand, 32 bytes.\n\n"
    "Fields\n"
    "    ptr : CUmemcpy3DOperand_anon0_anon0\n"
    "    array : CUmemcpy3DOperand_anon0_anon1\n\n"
    "Field of\n"
    "    CUmemcpy3DOperand.op\n";
static const char doc_CUmemcpy3DOperand_anon0_anon0[] =
    "struct inside CUmemcpy3DOperand_anon0, 32 bytes.\n\n"
    "Fields\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    rowLength, layerHeight : int (size_t)\n"
    "    locHint : CUmemLocation\n";
static const char doc_CUmemcpy3DOperand_anon0_anon1[] =
    "struct inside CUmemcpy3DOperand_anon0, 32 bytes.\n\n"
    "Fields\n"
    "    array : CUarray, int or None\n"
    "    offset : CUoffset3D\n";
static const char doc_CUDA_MEMCPY3D_BATCH_OP_st[] =
    "The struct of CUDA_MEMCPY3D_BATCH_OP, which derives from it.\n";
static const char doc_CUDA_MEMCPY3D_BATCH_OP_v1[] =
    "The struct of CUDA_MEMCPY3D_BATCH_OP, which derives from it.\n";
static const char doc_CUDA_MEMCPY3D_BATCH_OP[] =
    "One copy of a box in a batch.\n\n"
    "struct CUDA_MEMCPY3D_BATCH_OP_st, 112 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    src, dst : CUmemcpy3DOperand\n"
    "    extent : CUextent3D\n"
    "    srcAccessOrder : CUmemcpySrcAccessOrder or int\n"
    "    flags : int (unsigned int); CUmemcpyFlags, or-ed\n\n"
    "Taken by\n"
    "    cuMemcpy3DBatchAsync, cuMemcpy3DWithAttributesAsync\n";
static const char doc_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st[] =
    "The struct of CUDA_MEM_ALLOC_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEM_ALLOC_NODE_PARAMS_v1[] =
    "The struct of CUDA_MEM_ALLOC_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEM_ALLOC_NODE_PARAMS[] =
    "The allocation of an allocation node of a graph, with its address.\n\n"
    "struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, 120 bytes.\n\n"
    "Fields\n"
    "    poolProps : CUmemPoolProps\n"
    "    accessDescs : sequence of CUmemAccessDesc, kept; sets accessDescCount\n"
    "    accessDescCount : int (size_t)\n"
    "    bytesize : int (size_t); bytes\n"
    "    dptr : CUdeviceptr, int or None; set by the call\n\n"
    "Taken by\n"
    "    cuGraphAddMemAllocNode\n\n"
    "Given by\n"
    "    cuGraphMemAllocNodeGetParams\n";
static const char doc_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st[] =
    "The struct of CUDA_MEM_ALLOC_NODE_PARAMS_v2, which derives from it.\n";
static const char doc_CUDA_MEM_ALLOC_NODE_PARAMS_v2[] =
    "The allocation of an allocation node of a graph, with its address.\n\n"
    "struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st, 120 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    poolProps : CUmemPoolProps\n"
    "    accessDescs : sequence of CUmemAccessDesc, kept; sets accessDescCount\n"
    "    accessDescCount : int (size_t)\n"
    "    bytesize : int (size_t); bytes\n"
    "    dptr : CUdeviceptr, int or None; set by the call\n";
static const char doc_CUDA_MEM_FREE_NODE_PARAMS_st[] =
    "The struct of CUDA_MEM_FREE_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEM_FREE_NODE_PARAMS[] =
    "The memory that a node of a graph frees.\n\n"
    "struct CUDA_MEM_FREE_NODE_PARAMS_st, 8 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    dptr : CUdeviceptr, int or None\n";
static const char doc_CUDA_CHILD_GRAPH_NODE_PARAMS_st[] =
    "The struct of CUDA_CHILD_GRAPH_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_CHILD_GRAPH_NODE_PARAMS[] =
    "The graph inside a child graph node.\n\n"
    "struct CUDA_CHILD_GRAPH_NODE_PARAMS_st, 16 bytes. Since CUDA 12.2; other fields before\n"
    "12.9.\n\n"
    "Fields\n"
    "    graph : CUgraph, int or None\n"
    "    ownership : CUgraphChildGraphNodeOwnership or int\n";
static const char doc_CUDA_EVENT_RECORD_NODE_PARAMS_st[] =
    "The struct of CUDA_EVENT_RECORD_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_EVENT_RECORD_NODE_PARAMS[] =
    "The event of a node.\n\n"
    "struct CUDA_EVENT_RECORD_NODE_PARAMS_st, 16 bytes. Since CUDA 12.2; other fields before\n"
    "13.4.\n\n"
    "Fields\n"
    "    event : CUevent, int or None\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_EVENT_RECORD_NODE_PARAMS_anon0[] =
    "union inside CUDA_EVENT_RECORD_NODE_PARAMS, 8 bytes.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_EVENT_WAIT_NODE_PARAMS_st[] =
    "The struct of CUDA_EVENT_WAIT_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_EVENT_WAIT_NODE_PARAMS[] =
    "The event of a node.\n\n"
    "struct CUDA_EVENT_WAIT_NODE_PARAMS_st, 8 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    event : CUevent, int or None\n";
static const char doc_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st[] =
    "The struct of CUDA_MEMCPY_BATCH_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1[] =
    "The struct of CUDA_MEMCPY_BATCH_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_MEMCPY_BATCH_NODE_PARAMS[] =
    "The copies of a graph node.\n\n"
    "struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st, 64 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    count : int (size_t)\n"
    "    dsts, srcs : sequence of CUdeviceptr, kept; set_dsts_srcs sets both and count\n"
    "    sizes : int (address), buffer or None, kept (size_t *)\n"
    "    attrs : sequence of CUmemcpyAttributes, kept; sets numAttrs\n"
    "    attrsIdxs : int (address), buffer or None, kept (size_t *)\n"
    "    numAttrs : int (size_t)\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0[] =
    "union inside CUDA_MEMCPY_BATCH_NODE_PARAMS, 8 bytes.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st[] =
    "The struct of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1[] =
    "The struct of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, which derives from it.\n";
static const char doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS[] =
    "The copies over a fabric of a graph node.\n\n"
    "struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st, 32 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    numOps : int (size_t)\n"
    "    opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, kept; sets numOps\n"
    "    flags : int (unsigned long long)\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0[] =
    "union inside CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, 8 bytes.\n\n"
    "Fields\n"
    "    ctx : CUcontext, int or None\n"
    "    gCtx : CUgreenCtx, int or None\n";
static const char doc_CUgraphNodeParams_st[] =
    "The struct of CUgraphNodeParams, which derives from it.\n";
static const char doc_CUgraphNodeParams[] =
    "Parameters of a node of any type; type says which member counts.\n\n"
    "struct CUgraphNodeParams_st, 256 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    type : CUgraphNodeType or int\n"
    "    kernel : CUDA_KERNEL_NODE_PARAMS_v3\n"
    "    memcpy : CUDA_MEMCPY_NODE_PARAMS\n"
    "    memset : CUDA_MEMSET_NODE_PARAMS_v2\n"
    "    host : CUDA_HOST_NODE_PARAMS_v2\n"
    "    graph : CUDA_CHILD_GRAPH_NODE_PARAMS\n"
    "    eventWait : CUDA_EVENT_WAIT_NODE_PARAMS\n"
    "    eventRecord : CUDA_EVENT_RECORD_NODE_PARAMS\n"
    "    extSemSignal : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2\n"
    "    extSemWait : CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2\n"
    "    alloc : CUDA_MEM_ALLOC_NODE_PARAMS_v2\n"
    "    free : CUDA_MEM_FREE_NODE_PARAMS\n"
    "    memOp : CUDA_BATCH_MEM_OP_NODE_PARAMS_v2\n"
    "    conditional : CUDA_CONDITIONAL_NODE_PARAMS\n"
    "    memcpyBatch : CUDA_MEMCPY_BATCH_NODE_PARAMS_V1\n"
    "    fabricCpyBatch : CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1\n"
    "    asBytes : bytes or sequence of int (char [232])\n\n"
    "Taken by\n"
    "    cuGraphAddNode, cuGraphAddNode_v3, cuGraphNodeSetParams, cuGraphNodeSetParams_v2,\n"
    "    cuGraphExecNodeSetParams\n\n"
    "Given by\n"
    "    cuGraphNodeGetParams\n";
static const char doc_CUgraphNodeParams_anon0[] =
    "union inside CUgraphNodeParams, 232 bytes.\n\n"
    "Fields\n"
    "    kernel : CUDA_KERNEL_NODE_PARAMS_v3\n"
    "    memcpy : CUDA_MEMCPY_NODE_PARAMS\n"
    "    memset : CUDA_MEMSET_NODE_PARAMS_v2\n"
    "    host : CUDA_HOST_NODE_PARAMS_v2\n"
    "    graph : CUDA_CHILD_GRAPH_NODE_PARAMS\n"
    "    eventWait : CUDA_EVENT_WAIT_NODE_PARAMS\n"
    "    eventRecord : CUDA_EVENT_RECORD_NODE_PARAMS\n"
    "    extSemSignal : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2\n"
    "    extSemWait : CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2\n"
    "    alloc : CUDA_MEM_ALLOC_NODE_PARAMS_v2\n"
    "    free : CUDA_MEM_FREE_NODE_PARAMS\n"
    "    memOp : CUDA_BATCH_MEM_OP_NODE_PARAMS_v2\n"
    "    conditional : CUDA_CONDITIONAL_NODE_PARAMS\n"
    "    memcpyBatch : CUDA_MEMCPY_BATCH_NODE_PARAMS_V1\n"
    "    fabricCpyBatch : CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1\n"
    "    asBytes : bytes or sequence of int (char [232])\n";
static const char doc_CUcheckpointCustomStoragePerDeviceData_st[] =
    "The struct of CUcheckpointCustomStoragePerDeviceData, which derives from it.\n";
static const char doc_CUcheckpointCustomStoragePerDeviceData[] =
    "The memory on one device that the program copies by itself.\n\n"
    "struct CUcheckpointCustomStoragePerDeviceData_st, 24 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    size : int (size_t)\n"
    "    stream : CUstream, int or None\n\n"
    "Field of\n"
    "    CUcheckpointCustomStorageInfo.perDeviceData\n";
static const char doc_CUcheckpointCustomStorageInfo_st[] =
    "The struct of CUcheckpointCustomStorageInfo, which derives from it.\n";
static const char doc_CUcheckpointCustomStorageInfo[] =
    "The memory of a process that the program copies by itself.\n\n"
    "struct CUcheckpointCustomStorageInfo_st, 24 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    handle : CUcheckpointOperationHandle, int or None\n"
    "    perDeviceData : sequence of CUcheckpointCustomStoragePerDeviceData, kept; sets\n"
    "        deviceCount\n"
    "    deviceCount : int (unsigned int)\n\n"
    "Field of\n"
    "    CUcheckpointCheckpointArgs.customStorageInfo_out,\n"
    "    CUcheckpointRestoreArgs.customStorageInfo_out\n";
static const char doc_CUcheckpointLockArgs_st[] =
    "The struct of CUcheckpointLockArgs, which derives from it.\n";
static const char doc_CUcheckpointLockArgs[] =
    "Arguments for locking a process.\n\n"
    "struct CUcheckpointLockArgs_st, 64 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    timeoutMs : int (unsigned int); milliseconds; 0 waits for ever\n\n"
    "Taken by\n"
    "    cuCheckpointProcessLock\n";
static const char doc_CUcheckpointCheckpointArgs_st[] =
    "The struct of CUcheckpointCheckpointArgs, which derives from it.\n";
static const char doc_CUcheckpointCheckpointArgs[] =
    "Arguments for checkpointing a process.\n\n"
    "struct CUcheckpointCheckpointArgs_st, 64 bytes. Since CUDA 12.8; other fields before\n"
    "13.4.\n\n"
    "Fields\n"
    "    customStorageInfo_out : int (address)\n\n"
    "Taken by\n"
    "    cuCheckpointProcessCheckpoint\n";
static const char doc_CUcheckpointGpuPair_st[] =
    "The struct of CUcheckpointGpuPair, which derives from it.\n";
static const char doc_CUcheckpointGpuPair[] =
    "A GPU of before, and the one in its place.\n\n"
    "struct CUcheckpointGpuPair_st, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    oldUuid, newUuid : CUuuid\n\n"
    "Field of\n"
    "    CUcheckpointRestoreArgs.gpuPairs\n";
static const char doc_CUcheckpointRestoreArgs_st[] =
    "The struct of CUcheckpointRestoreArgs, which derives from it.\n";
static const char doc_CUcheckpointRestoreArgs[] =
    "Arguments for restoring a process, with its GPUs.\n\n"
    "struct CUcheckpointRestoreArgs_st, 64 bytes. Since CUDA 12.8; other fields before 13.4.\n\n"
    "Fields\n"
    "    gpuPairs : sequence of CUcheckpointGpuPair, kept; sets gpuPairsCount\n"
    "    gpuPairsCount : int (unsigned int)\n"
    "    customStorageInfo_out : int (address)\n\n"
    "Taken by\n"
    "    cuCheckpointProcessRestore\n";
static const char doc_CUcheckpointUnlockArgs_st[] =
    "The struct of CUcheckpointUnlockArgs, which derives from it.\n";
static const char doc_CUcheckpointUnlockArgs[] =
    "Arguments for unlocking a process.\n\n"
    "struct CUcheckpointUnlockArgs_st, 64 bytes. Since CUDA 12.8.\n\n"
    "Taken by\n"
    "    cuCheckpointProcessUnlock\n";
static const char doc_CUmemDecompressParams_st[] =
    "The struct of CUmemDecompressParams, which derives from it.\n";
static const char doc_CUmemDecompressParams[] =
    "One block for cuMemBatchDecompressAsync.\n\n"
    "struct CUmemDecompressParams_st, 64 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    srcNumBytes, dstNumBytes : int (size_t); bytes\n"
    "    dstActBytes : int (address), buffer or None, kept\n"
    "    src : int (address), buffer or None, kept (const void *)\n"
    "    dst : int (address), buffer or None, kept (void *)\n"
    "    algo : CUmemDecompressAlgorithm or int\n\n"
    "Taken by\n"
    "    cuMemBatchDecompressAsync\n";
static const char doc_CUcliqueInfo_st[] =
    "The struct of CUcliqueInfo, which derives from it.\n";
static const char doc_CUcliqueInfo[] =
    "A clique of an NVLink fabric.\n\n"
    "struct CUcliqueInfo_st, 8 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    type : CUcliqueType or int\n"
    "    id : int (unsigned int)\n\n"
    "Given by\n"
    "    cuDeviceGetCliqueInfo\n";
static const char doc_CUlogicalEndpointFabricHandle_st[] =
    "The struct of CUlogicalEndpointFabricHandle, which derives from it.\n";
static const char doc_CUlogicalEndpointFabricHandle[] =
    "An endpoint as other nodes of a fabric get it.\n\n"
    "struct CUlogicalEndpointFabricHandle_st, 64 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    data : bytes or sequence of int (unsigned char [64])\n";
static const char doc_CUlogicalEndpointProp_struct[] =
    "The struct of CUlogicalEndpointProp, which derives from it.\n";
static const char doc_CUlogicalEndpointProp[] =
    "Properties for creating an endpoint.\n\n"
    "struct CUlogicalEndpointProp_struct, 24 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    type : CUlogicalEndpointType or int\n"
    "    unicast : CUlogicalEndpointProp_anon0_anon0\n"
    "    multicast : CUlogicalEndpointProp_anon0_anon1\n"
    "    size : int (unsigned long long)\n"
    "    ipcHandleTypes, flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuLogicalEndpointCreate, cuLogicalEndpointGetLimits\n";
static const char doc_CUlogicalEndpointProp_anon0[] =
    "union inside CUlogicalEndpointProp, 4 bytes.\n\n"
    "Fields\n"
    "    unicast : CUlogicalEndpointProp_anon0_anon0\n"
    "    multicast : CUlogicalEndpointProp_anon0_anon1\n";
static const char doc_CUlogicalEndpointProp_anon0_anon0[] =
    "struct inside CUlogicalEndpointProp_anon0, 4 bytes.\n\n"
    "Fields\n"
    "    device : CUdevice, int or None\n";
static const char doc_CUlogicalEndpointProp_anon0_anon1[] =
    "struct inside CUlogicalEndpointProp_anon0, 4 bytes.\n\n"
    "Fields\n"
    "    numDevices : int (unsigned int)\n";
static const char doc_CUfabricCpyOperand_st[] =
    "The struct of CUfabricCpyOperand, which derives from it.\n";
static const char doc_CUfabricCpyOperand[] =
    "One side of a copy over a fabric.\n\n"
    "struct CUfabricCpyOperand_st, 24 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    type : CUfabricCpyOperandType or int\n"
    "    op : CUfabricCpyOperand_anon0\n\n"
    "Field of\n"
    "    CUDA_FABRIC_COPY_BATCH_OP.src, CUDA_FABRIC_COPY_BATCH_OP.dst\n";
static const char doc_CUfabricCpyOperand_anon0[] =
    "union inside CUfabricCpyOperand, 16 bytes.\n\n"
    "Fields\n"
    "    ptr : CUfabricCpyOperand_anon0_anon0\n"
    "    le : CUfabricCpyOperand_anon0_anon1\n\n"
    "Field of\n"
    "    CUfabricCpyOperand.op\n";
static const char doc_CUfabricCpyOperand_anon0_anon0[] =
    "struct inside CUfabricCpyOperand_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    locHint : CUmemLocation\n";
static const char doc_CUfabricCpyOperand_anon0_anon1[] =
    "struct inside CUfabricCpyOperand_anon0, 16 bytes.\n\n"
    "Fields\n"
    "    id : CUlogicalEndpointId, int or None\n"
    "    offset : cuuint64_t, int or None\n";
static const char doc_CUDA_FABRIC_COPY_BATCH_OP_st[] =
    "The struct of CUDA_FABRIC_COPY_BATCH_OP, which derives from it.\n";
static const char doc_CUDA_FABRIC_COPY_BATCH_OP_v1[] =
    "The struct of CUDA_FABRIC_COPY_BATCH_OP, which derives from it.\n";
static const char doc_CUDA_FABRIC_COPY_BATCH_OP[] =
    "One copy over a fabric.\n\n"
    "struct CUDA_FABRIC_COPY_BATCH_OP_st, 64 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    src, dst : CUfabricCpyOperand\n"
    "    size : int (size_t)\n"
    "    flags : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuFabricCpyBatchAsync\n\n"
    "Field of\n"
    "    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS.opList\n";
static const char doc_CUdevSmResource_st[] =
    "The struct of CUdevSmResource, which derives from it.\n";
static const char doc_CUdevSmResource[] =
    "A number of multiprocessors, and in which steps they can be divided.\n\n"
    "struct CUdevSmResource_st, 20 bytes. Since CUDA 12.4; other fields before 13.4.\n\n"
    "Fields\n"
    "    smCount, minSmPartitionSize, smCoscheduledAlignment : int (unsigned int);\n"
    "        multiprocessors\n"
    "    flags : int (unsigned int); CUdevSmResourceGroup_flags, or-ed\n"
    "    localityDomainId : int (unsigned int)\n";
static const char doc_CUdevWorkqueueConfigResource_st[] =
    "The struct of CUdevWorkqueueConfigResource, which derives from it.\n";
static const char doc_CUdevWorkqueueConfigResource[] =
    "Sharing of a device's work queues.\n\n"
    "struct CUdevWorkqueueConfigResource_st, 12 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    device : CUdevice, int or None\n"
    "    wqConcurrencyLimit : int (unsigned int)\n"
    "    sharingScope : CUdevWorkqueueConfigScope or int\n";
static const char doc_CUdevWorkqueueResource_st[] =
    "The struct of CUdevWorkqueueResource, which derives from it.\n";
static const char doc_CUdevWorkqueueResource[] =
    "Work queues of a device.\n\n"
    "struct CUdevWorkqueueResource_st, 40 bytes. Since CUDA 13.1.\n";
static const char doc_CU_DEV_SM_RESOURCE_GROUP_PARAMS_st[] =
    "The struct of CU_DEV_SM_RESOURCE_GROUP_PARAMS, which derives from it.\n";
static const char doc_CU_DEV_SM_RESOURCE_GROUP_PARAMS[] =
    "One group of multiprocessors, for cuDevSmResourceSplit.\n\n"
    "struct CU_DEV_SM_RESOURCE_GROUP_PARAMS_st, 64 bytes. Since CUDA 13.1; other fields\n"
    "before 13.4.\n\n"
    "Fields\n"
    "    smCount, coscheduledSmCount : int (unsigned int); multiprocessors\n"
    "    preferredCoscheduledSmCount : int (unsigned int); multiprocessors\n"
    "    flags : int (unsigned int); CUdevSmResourceGroup_flags, or-ed\n"
    "    localityDomainId : int (unsigned int)\n\n"
    "Taken by\n"
    "    cuDevSmResourceSplit\n";
static const char doc_CUdevResource_st[] =
    "The struct of CUdevResource, which derives from it.\n";
static const char doc_CUdevResource_v1[] =
    "The struct of CUdevResource, which derives from it.\n";
static const char doc_CUdevResource[] =
    "A part of a device, such as some of its multiprocessors.\n\n"
    "struct CUdevResource_st, 144 bytes. Since CUDA 12.4; other fields before 13.1.\n\n"
    "Fields\n"
    "    type : CUdevResourceType or int\n"
    "    _internal_padding : bytes or sequence of int (unsigned char [92])\n"
    "    sm : CUdevSmResource\n"
    "    wqConfig : CUdevWorkqueueConfigResource\n"
    "    wq : CUdevWorkqueueResource\n"
    "    _oversize : bytes or sequence of int (unsigned char [40])\n"
    "    nextResource : list of one CUdevResource_st, kept\n\n"
    "Taken by\n"
    "    cuDevSmResourceSplitByCount, cuDevSmResourceSplit, cuDevResourceGenerateDesc\n\n"
    "Given by\n"
    "    cuDeviceGetDevResource, cuCtxGetDevResource, cuGreenCtxGetDevResource,\n"
    "    cuStreamGetDevResource\n\n"
    "Field of\n"
    "    CUdevResource.nextResource\n";
static const char doc_CUdevResource_anon0[] =
    "union inside CUdevResource, 40 bytes.\n\n"
    "Fields\n"
    "    sm : CUdevSmResource\n"
    "    wqConfig : CUdevWorkqueueConfigResource\n"
    "    wq : CUdevWorkqueueResource\n"
    "    _oversize : bytes or sequence of int (unsigned char [40])\n";
static const char doc_CUeglFrame_st[] =
    "The struct of CUeglFrame, which derives from it.\n";
static const char doc_CUeglFrame_v1[] =
    "The struct of CUeglFrame, which derives from it.\n";
static const char doc_CUeglFrame[] =
    "A frame of an EGLStream.\n\n"
    "struct CUeglFrame_st, 64 bytes.\n\n"
    "Fields\n"
    "    frame : CUeglFrame_anon0\n"
    "    width, height, depth, pitch, planeCount, numChannels : int (unsigned int)\n"
    "    frameType : CUeglFrameType or int\n"
    "    eglColorFormat : CUeglColorFormat or int\n"
    "    cuFormat : CUarray_format or int\n\n"
    "Taken by\n"
    "    cuEGLStreamProducerPresentFrame, cuEGLStreamProducerReturnFrame\n\n"
    "Given by\n"
    "    cuGraphicsResourceGetMappedEglFrame\n";
static const char doc_CUeglFrame_anon0[] =
    "union inside CUeglFrame, 24 bytes.\n\n"
    "Fields\n"
    "    pArray : sequence of CUarray (3)\n"
    "    pPitch : sequence of int (void *[3])\n\n"
    "Field of\n"
    "    CUeglFrame.frame\n";

const cb_class driver_classes[] = {
    [T_CUipcMem_flags] = CB_CLASS("CUipcMem_flags", ENUM, .enumeration = &enum_CUipcMem_flags,
        .doc = doc_CUipcMem_flags),
    [T_CUmemAttach_flags] = CB_CLASS("CUmemAttach_flags", ENUM,
        .enumeration = &enum_CUmemAttach_flags, .doc = doc_CUmemAttach_flags),
    [T_CUctx_flags] = CB_CLASS("CUctx_flags", ENUM, .enumeration = &enum_CUctx_flags,
        .doc = doc_CUctx_flags),
    [T_CUevent_sched_flags] = CB_CLASS("CUevent_sched_flags", ENUM,
        .enumeration = &enum_CUevent_sched_flags, .doc = doc_CUevent_sched_flags),
    [T_cl_event_flags] = CB_CLASS("cl_event_flags", ENUM, .enumeration = &enum_cl_event_flags,
        .doc = doc_cl_event_flags),
    [T_cl_context_flags] = CB_CLASS("cl_context_flags", ENUM,
        .enumeration = &enum_cl_context_flags, .doc = doc_cl_context_flags),
    [T_CUhostTaskSyncMode] = CB_CLASS("CUhostTaskSyncMode", ENUM,
        .enumeration = &enum_CUhostTaskSyncMode, .doc = doc_CUhostTaskSyncMode),
    [T_CUstream_flags] = CB_CLASS("CUstream_flags", ENUM, .enumeration = &enum_CUstream_flags,
        .doc = doc_CUstream_flags),
    [T_CUevent_flags] = CB_CLASS("CUevent_flags", ENUM, .enumeration = &enum_CUevent_flags,
        .doc = doc_CUevent_flags),
    [T_CUevent_record_flags] = CB_CLASS("CUevent_record_flags", ENUM,
        .enumeration = &enum_CUevent_record_flags, .doc = doc_CUevent_record_flags),
    [T_CUevent_wait_flags] = CB_CLASS("CUevent_wait_flags", ENUM,
        .enumeration = &enum_CUevent_wait_flags, .doc = doc_CUevent_wait_flags),
    [T_CUatomicOperation] = CB_CLASS("CUatomicOperation", ENUM,
        .enumeration = &enum_CUatomicOperation, .doc = doc_CUatomicOperation),
    [T_CUatomicOperationCapability] = CB_CLASS("CUatomicOperationCapability", ENUM,
        .enumeration = &enum_CUatomicOperationCapability, .doc = doc_CUatomicOperationCapability),
    [T_CUstreamWaitValue_flags] = CB_CLASS("CUstreamWaitValue_flags", ENUM,
        .enumeration = &enum_CUstreamWaitValue_flags, .doc = doc_CUstreamWaitValue_flags),
    [T_CUstreamWriteValue_flags] = CB_CLASS("CUstreamWriteValue_flags", ENUM,
        .enumeration = &enum_CUstreamWriteValue_flags, .doc = doc_CUstreamWriteValue_flags),
    [T_CUstreamBatchMemOpType] = CB_CLASS("CUstreamBatchMemOpType", ENUM,
        .enumeration = &enum_CUstreamBatchMemOpType, .doc = doc_CUstreamBatchMemOpType),
    [T_CUstreamMemoryBarrier_flags] = CB_CLASS("CUstreamMemoryBarrier_flags", ENUM,
        .enumeration = &enum_CUstreamMemoryBarrier_flags, .doc = doc_CUstreamMemoryBarrier_flags),
    [T_CUstreamAtomicReductionOpType] = CB_CLASS("CUstreamAtomicReductionOpType", ENUM,
        .enumeration = &enum_CUstreamAtomicReductionOpType,
        .doc = doc_CUstreamAtomicReductionOpType),
    [T_CUstreamAtomicReductionDataType] = CB_CLASS("CUstreamAtomicReductionDataType", ENUM,
        .enumeration = &enum_CUstreamAtomicReductionDataType,
        .doc = doc_CUstreamAtomicReductionDataType),
    [T_CUoccupancy_flags] = CB_CLASS("CUoccupancy_flags", ENUM,
        .enumeration = &enum_CUoccupancy_flags, .doc = doc_CUoccupancy_flags),
    [T_CUstreamUpdateCaptureDependencies_flags] =
        CB_CLASS("CUstreamUpdateCaptureDependencies_flags", ENUM,
            .enumeration = &enum_CUstreamUpdateCaptureDependencies_flags,
            .doc = doc_CUstreamUpdateCaptureDependencies_flags),
    [T_CUasyncNotificationType] = CB_CLASS("CUasyncNotificationType", ENUM,
        .enumeration = &enum_CUasyncNotificationType, .doc = doc_CUasyncNotificationType),
    [T_CUarray_format] = CB_CLASS("CUarray_format", ENUM, .enumeration = &enum_CUarray_format,
        .doc = doc_CUarray_format),
    [T_CUaddress_mode] = CB_CLASS("CUaddress_mode", ENUM, .enumeration = &enum_CUaddress_mode,
        .doc = doc_CUaddress_mode),
    [T_CUfilter_mode] = CB_CLASS("CUfilter_mode", ENUM, .enumeration = &enum_CUfilter_mode,
        .doc = doc_CUfilter_mode),
    [T_CUdevice_attribute] = CB_CLASS("CUdevice_attribute", ENUM,
        .enumeration = &enum_CUdevice_attribute, .doc = doc_CUdevice_attribute),
    [T_CUpointer_attribute] = CB_CLASS("CUpointer_attribute", ENUM,
        .enumeration = &enum_CUpointer_attribute, .doc = doc_CUpointer_attribute),
    [T_CUfunction_attribute] = CB_CLASS("CUfunction_attribute", ENUM,
        .enumeration = &enum_CUfunction_attribute, .doc = doc_CUfunction_attribute),
    [T_CUfunc_cache] = CB_CLASS("CUfunc_cache", ENUM, .enumeration = &enum_CUfunc_cache,
        .doc = doc_CUfunc_cache),
    [T_CUsharedconfig] = CB_CLASS("CUsharedconfig", ENUM, .enumeration = &enum_CUsharedconfig,
        .doc = doc_CUsharedconfig),
    [T_CUshared_carveout] = CB_CLASS("CUshared_carveout", ENUM,
        .enumeration = &enum_CUshared_carveout, .doc = doc_CUshared_carveout),
    [T_CUmemorytype] = CB_CLASS("CUmemorytype", ENUM, .enumeration = &enum_CUmemorytype,
        .doc = doc_CUmemorytype),
    [T_CUcomputemode] = CB_CLASS("CUcomputemode", ENUM, .enumeration = &enum_CUcomputemode,
        .doc = doc_CUcomputemode),
    [T_CUmem_advise] = CB_CLASS("CUmem_advise", ENUM, .enumeration = &enum_CUmem_advise,
        .doc = doc_CUmem_advise),
    [T_CUmem_range_attribute] = CB_CLASS("CUmem_range_attribute", ENUM,
        .enumeration = &enum_CUmem_range_attribute, .doc = doc_CUmem_range_attribute),
    [T_CUjit_option] = CB_CLASS("CUjit_option", ENUM, .enumeration = &enum_CUjit_option,
        .doc = doc_CUjit_option),
    [T_CUjit_target] = CB_CLASS("CUjit_target", ENUM, .enumeration = &enum_CUjit_target,
        .doc = doc_CUjit_target),
    [T_CUjit_fallback] = CB_CLASS("CUjit_fallback", ENUM, .enumeration = &enum_CUjit_fallback,
        .doc = doc_CUjit_fallback),
    [T_CUjit_cacheMode] = CB_CLASS("CUjit_cacheMode", ENUM, .enumeration = &enum_CUjit_cacheMode,
        .doc = doc_CUjit_cacheMode),
    [T_CUjitInputType] = CB_CLASS("CUjitInputType", ENUM, .enumeration = &enum_CUjitInputType,
        .doc = doc_CUjitInputType),
    [T_CUgraphicsRegisterFlags] = CB_CLASS("CUgraphicsRegisterFlags", ENUM,
        .enumeration = &enum_CUgraphicsRegisterFlags, .doc = doc_CUgraphicsRegisterFlags),
    [T_CUgraphicsMapResourceFlags] = CB_CLASS("CUgraphicsMapResourceFlags", ENUM,
        .enumeration = &enum_CUgraphicsMapResourceFlags, .doc = doc_CUgraphicsMapResourceFlags),
    [T_CUarray_cubemap_face] = CB_CLASS("CUarray_cubemap_face", ENUM,
        .enumeration = &enum_CUarray_cubemap_face, .doc = doc_CUarray_cubemap_face),
    [T_CUlimit] = CB_CLASS("CUlimit", ENUM, .enumeration = &enum_CUlimit, .doc = doc_CUlimit),
    [T_CUresourcetype] = CB_CLASS("CUresourcetype", ENUM, .enumeration = &enum_CUresourcetype,
        .doc = doc_CUresourcetype),
    [T_CUaccessProperty] = CB_CLASS("CUaccessProperty", ENUM,
        .enumeration = &enum_CUaccessProperty, .doc = doc_CUaccessProperty),
    [T_CUgraphConditionalNodeType] = CB_CLASS("CUgraphConditionalNodeType", ENUM,
        .enumeration = &enum_CUgraphConditionalNodeType, .doc = doc_CUgraphConditionalNodeType),
    [T_CUgraphNodeType] = CB_CLASS("CUgraphNodeType", ENUM, .enumeration = &enum_CUgraphNodeType,
        .doc = doc_CUgraphNodeType),
    [T_CUgraphDependencyType] = CB_CLASS("CUgraphDependencyType", ENUM,
        .enumeration = &enum_CUgraphDependencyType, .doc = doc_CUgraphDependencyType),
    [T_CUgraphInstantiateResult] = CB_CLASS("CUgraphInstantiateResult", ENUM,
        .enumeration = &enum_CUgraphInstantiateResult, .doc = doc_CUgraphInstantiateResult),
    [T_CUsynchronizationPolicy] = CB_CLASS("CUsynchronizationPolicy", ENUM,
        .enumeration = &enum_CUsynchronizationPolicy, .doc = doc_CUsynchronizationPolicy),
    [T_CUclusterSchedulingPolicy] = CB_CLASS("CUclusterSchedulingPolicy", ENUM,
        .enumeration = &enum_CUclusterSchedulingPolicy, .doc = doc_CUclusterSchedulingPolicy),
    [T_CUlaunchMemSyncDomain] = CB_CLASS("CUlaunchMemSyncDomain", ENUM,
        .enumeration = &enum_CUlaunchMemSyncDomain, .doc = doc_CUlaunchMemSyncDomain),
    [T_CUlaunchAttributePortableClusterMode] = CB_CLASS("CUlaunchAttributePortableClusterMode",
        ENUM, .enumeration = &enum_CUlaunchAttributePortableClusterMode,
        .doc = doc_CUlaunchAttributePortableClusterMode),
    [T_CUsharedMemoryMode] = CB_CLASS("CUsharedMemoryMode", ENUM,
        .enumeration = &enum_CUsharedMemoryMode, .doc = doc_CUsharedMemoryMode),
    [T_CUlaunchAttributeID] = CB_CLASS("CUlaunchAttributeID", ENUM,
        .enumeration = &enum_CUlaunchAttributeID, .doc = doc_CUlaunchAttributeID),
    [T_CUkernelNodeAttrID] = CB_CLASS_LIKE("CUkernelNodeAttrID", ENUM, CB_NO_CLASS,
        T_CUlaunchAttributeID, .enumeration = &enum_CUlaunchAttributeID,
        .doc = doc_CUlaunchAttributeID),
    [T_CUstreamAttrID] = CB_CLASS_LIKE("CUstreamAttrID", ENUM, CB_NO_CLASS, T_CUlaunchAttributeID,
        .enumeration = &enum_CUlaunchAttributeID, .doc = doc_CUlaunchAttributeID),
    [T_CUstreamCaptureStatus] = CB_CLASS("CUstreamCaptureStatus", ENUM,
        .enumeration = &enum_CUstreamCaptureStatus, .doc = doc_CUstreamCaptureStatus),
    [T_CUstreamCaptureMode] = CB_CLASS("CUstreamCaptureMode", ENUM,
        .enumeration = &enum_CUstreamCaptureMode, .doc = doc_CUstreamCaptureMode),
    [T_CUdriverProcAddress_flags] = CB_CLASS("CUdriverProcAddress_flags", ENUM,
        .enumeration = &enum_CUdriverProcAddress_flags, .doc = doc_CUdriverProcAddress_flags),
    [T_CUdriverProcAddressQueryResult] = CB_CLASS("CUdriverProcAddressQueryResult", ENUM,
        .enumeration = &enum_CUdriverProcAddressQueryResult,
        .doc = doc_CUdriverProcAddressQueryResult),
    [T_CUexecAffinityType] = CB_CLASS("CUexecAffinityType", ENUM,
        .enumeration = &enum_CUexecAffinityType, .doc = doc_CUexecAffinityType),
    [T_CUcigDataType] = CB_CLASS("CUcigDataType", ENUM, .enumeration = &enum_CUcigDataType,
        .doc = doc_CUcigDataType),
    [T_CUstreamCigDataType] = CB_CLASS("CUstreamCigDataType", ENUM,
        .enumeration = &enum_CUstreamCigDataType, .doc = doc_CUstreamCigDataType),
    [T_CUlibraryOption] = CB_CLASS("CUlibraryOption", ENUM, .enumeration = &enum_CUlibraryOption,
        .doc = doc_CUlibraryOption),
    [T_CUresult] = CB_CLASS("CUresult", ENUM, .enumeration = &enum_CUresult, .doc = doc_CUresult),
    [T_CUdevice_P2PAttribute] = CB_CLASS("CUdevice_P2PAttribute", ENUM,
        .enumeration = &enum_CUdevice_P2PAttribute, .doc = doc_CUdevice_P2PAttribute),
    [T_CUresourceViewFormat] = CB_CLASS("CUresourceViewFormat", ENUM,
        .enumeration = &enum_CUresourceViewFormat, .doc = doc_CUresourceViewFormat),
    [T_CUtensorMapDataType] = CB_CLASS("CUtensorMapDataType", ENUM,
        .enumeration = &enum_CUtensorMapDataType, .doc = doc_CUtensorMapDataType),
    [T_CUtensorMapInterleave] = CB_CLASS("CUtensorMapInterleave", ENUM,
        .enumeration = &enum_CUtensorMapInterleave, .doc = doc_CUtensorMapInterleave),
    [T_CUtensorMapSwizzle] = CB_CLASS("CUtensorMapSwizzle", ENUM,
        .enumeration = &enum_CUtensorMapSwizzle, .doc = doc_CUtensorMapSwizzle),
    [T_CUtensorMapL2promotion] = CB_CLASS("CUtensorMapL2promotion", ENUM,
        .enumeration = &enum_CUtensorMapL2promotion, .doc = doc_CUtensorMapL2promotion),
    [T_CUtensorMapFloatOOBfill] = CB_CLASS("CUtensorMapFloatOOBfill", ENUM,
        .enumeration = &enum_CUtensorMapFloatOOBfill, .doc = doc_CUtensorMapFloatOOBfill),
    [T_CUtensorMapIm2ColWideMode] = CB_CLASS("CUtensorMapIm2ColWideMode", ENUM,
        .enumeration = &enum_CUtensorMapIm2ColWideMode, .doc = doc_CUtensorMapIm2ColWideMode),
    [T_CUtensorMapAllocClass] = CB_CLASS("CUtensorMapAllocClass", ENUM,
        .enumeration = &enum_CUtensorMapAllocClass, .doc = doc_CUtensorMapAllocClass),
    [T_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS] = CB_CLASS("CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS", ENUM,
        .enumeration = &enum_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
        .doc = doc_CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS),
    [T_CUexternalMemoryHandleType] = CB_CLASS("CUexternalMemoryHandleType", ENUM,
        .enumeration = &enum_CUexternalMemoryHandleType, .doc = doc_CUexternalMemoryHandleType),
    [T_CUexternalSemaphoreHandleType] = CB_CLASS("CUexternalSemaphoreHandleType", ENUM,
        .enumeration = &enum_CUexternalSemaphoreHandleType,
        .doc = doc_CUexternalSemaphoreHandleType),
    [T_CUmemAllocationHandleType] = CB_CLASS("CUmemAllocationHandleType", ENUM,
        .enumeration = &enum_CUmemAllocationHandleType, .doc = doc_CUmemAllocationHandleType),
    [T_CUmemAccess_flags] = CB_CLASS("CUmemAccess_flags", ENUM,
        .enumeration = &enum_CUmemAccess_flags, .doc = doc_CUmemAccess_flags),
    [T_CUmemLocationType] = CB_CLASS("CUmemLocationType", ENUM,
        .enumeration = &enum_CUmemLocationType, .doc = doc_CUmemLocationType),
    [T_CUmemAllocationType] = CB_CLASS("CUmemAllocationType", ENUM,
        .enumeration = &enum_CUmemAllocationType, .doc = doc_CUmemAllocationType),
    [T_CUmemAllocationGranularity_flags] = CB_CLASS("CUmemAllocationGranularity_flags", ENUM,
        .enumeration = &enum_CUmemAllocationGranularity_flags,
        .doc = doc_CUmemAllocationGranularity_flags),
    [T_CUmemRangeHandleType] = CB_CLASS("CUmemRangeHandleType", ENUM,
        .enumeration = &enum_CUmemRangeHandleType, .doc = doc_CUmemRangeHandleType),
    [T_CUmemRangeFlags] = CB_CLASS("CUmemRangeFlags", ENUM, .enumeration = &enum_CUmemRangeFlags,
        .doc = doc_CUmemRangeFlags),
    [T_CUarraySparseSubresourceType] = CB_CLASS("CUarraySparseSubresourceType", ENUM,
        .enumeration = &enum_CUarraySparseSubresourceType, .doc = doc_CUarraySparseSubresourceType),
    [T_CUmemOperationType] = CB_CLASS("CUmemOperationType", ENUM,
        .enumeration = &enum_CUmemOperationType, .doc = doc_CUmemOperationType),
    [T_CUmemHandleType] = CB_CLASS("CUmemHandleType", ENUM, .enumeration = &enum_CUmemHandleType,
        .doc = doc_CUmemHandleType),
    [T_CUmemAllocationCompType] = CB_CLASS("CUmemAllocationCompType", ENUM,
        .enumeration = &enum_CUmemAllocationCompType, .doc = doc_CUmemAllocationCompType),
    [T_CUmulticastGranularity_flags] = CB_CLASS("CUmulticastGranularity_flags", ENUM,
        .enumeration = &enum_CUmulticastGranularity_flags, .doc = doc_CUmulticastGranularity_flags),
    [T_CUgraphExecUpdateResult] = CB_CLASS("CUgraphExecUpdateResult", ENUM,
        .enumeration = &enum_CUgraphExecUpdateResult, .doc = doc_CUgraphExecUpdateResult),
    [T_CUmemPool_attribute] = CB_CLASS("CUmemPool_attribute", ENUM,
        .enumeration = &enum_CUmemPool_attribute, .doc = doc_CUmemPool_attribute),
    [T_CUmemcpyFlags] = CB_CLASS("CUmemcpyFlags", ENUM, .enumeration = &enum_CUmemcpyFlags,
        .doc = doc_CUmemcpyFlags),
    [T_CUmemcpySrcAccessOrder] = CB_CLASS("CUmemcpySrcAccessOrder", ENUM,
        .enumeration = &enum_CUmemcpySrcAccessOrder, .doc = doc_CUmemcpySrcAccessOrder),
    [T_CUmemcpy3DOperandType] = CB_CLASS("CUmemcpy3DOperandType", ENUM,
        .enumeration = &enum_CUmemcpy3DOperandType, .doc = doc_CUmemcpy3DOperandType),
    [T_CUgraphMem_attribute] = CB_CLASS("CUgraphMem_attribute", ENUM,
        .enumeration = &enum_CUgraphMem_attribute, .doc = doc_CUgraphMem_attribute),
    [T_CUgraphChildGraphNodeOwnership] = CB_CLASS("CUgraphChildGraphNodeOwnership", ENUM,
        .enumeration = &enum_CUgraphChildGraphNodeOwnership,
        .doc = doc_CUgraphChildGraphNodeOwnership),
    [T_CUflushGPUDirectRDMAWritesOptions] = CB_CLASS("CUflushGPUDirectRDMAWritesOptions", ENUM,
        .enumeration = &enum_CUflushGPUDirectRDMAWritesOptions,
        .doc = doc_CUflushGPUDirectRDMAWritesOptions),
    [T_CUGPUDirectRDMAWritesOrdering] = CB_CLASS("CUGPUDirectRDMAWritesOrdering", ENUM,
        .enumeration = &enum_CUGPUDirectRDMAWritesOrdering,
        .doc = doc_CUGPUDirectRDMAWritesOrdering),
    [T_CUflushGPUDirectRDMAWritesScope] = CB_CLASS("CUflushGPUDirectRDMAWritesScope", ENUM,
        .enumeration = &enum_CUflushGPUDirectRDMAWritesScope,
        .doc = doc_CUflushGPUDirectRDMAWritesScope),
    [T_CUflushGPUDirectRDMAWritesTarget] = CB_CLASS("CUflushGPUDirectRDMAWritesTarget", ENUM,
        .enumeration = &enum_CUflushGPUDirectRDMAWritesTarget,
        .doc = doc_CUflushGPUDirectRDMAWritesTarget),
    [T_CUgraphDebugDot_flags] = CB_CLASS("CUgraphDebugDot_flags", ENUM,
        .enumeration = &enum_CUgraphDebugDot_flags, .doc = doc_CUgraphDebugDot_flags),
    [T_CUuserObject_flags] = CB_CLASS("CUuserObject_flags", ENUM,
        .enumeration = &enum_CUuserObject_flags, .doc = doc_CUuserObject_flags),
    [T_CUuserObjectRetain_flags] = CB_CLASS("CUuserObjectRetain_flags", ENUM,
        .enumeration = &enum_CUuserObjectRetain_flags, .doc = doc_CUuserObjectRetain_flags),
    [T_CUgraphInstantiate_flags] = CB_CLASS("CUgraphInstantiate_flags", ENUM,
        .enumeration = &enum_CUgraphInstantiate_flags, .doc = doc_CUgraphInstantiate_flags),
    [T_CUdeviceNumaConfig] = CB_CLASS("CUdeviceNumaConfig", ENUM,
        .enumeration = &enum_CUdeviceNumaConfig, .doc = doc_CUdeviceNumaConfig),
    [T_CUprocessState] = CB_CLASS("CUprocessState", ENUM, .enumeration = &enum_CUprocessState,
        .doc = doc_CUprocessState),
    [T_CUmoduleLoadingMode] = CB_CLASS("CUmoduleLoadingMode", ENUM,
        .enumeration = &enum_CUmoduleLoadingMode, .doc = doc_CUmoduleLoadingMode),
    [T_CUmemDecompressAlgorithm] = CB_CLASS("CUmemDecompressAlgorithm", ENUM,
        .enumeration = &enum_CUmemDecompressAlgorithm, .doc = doc_CUmemDecompressAlgorithm),
    [T_CUcliqueType] = CB_CLASS("CUcliqueType", ENUM, .enumeration = &enum_CUcliqueType,
        .doc = doc_CUcliqueType),
    [T_CUlogicalEndpointIpcHandleType] = CB_CLASS("CUlogicalEndpointIpcHandleType", ENUM,
        .enumeration = &enum_CUlogicalEndpointIpcHandleType,
        .doc = doc_CUlogicalEndpointIpcHandleType),
    [T_CUlogicalEndpointType] = CB_CLASS("CUlogicalEndpointType", ENUM,
        .enumeration = &enum_CUlogicalEndpointType, .doc = doc_CUlogicalEndpointType),
    [T_CUlogicalEndpointFlag] = CB_CLASS("CUlogicalEndpointFlag", ENUM,
        .enumeration = &enum_CUlogicalEndpointFlag, .doc = doc_CUlogicalEndpointFlag),
    [T_CUfabricCpyOperandType] = CB_CLASS("CUfabricCpyOperandType", ENUM,
        .enumeration = &enum_CUfabricCpyOperandType, .doc = doc_CUfabricCpyOperandType),
    [T_CUgraphRecaptureStatus] = CB_CLASS("CUgraphRecaptureStatus", ENUM,
        .enumeration = &enum_CUgraphRecaptureStatus, .doc = doc_CUgraphRecaptureStatus),
    [T_CUfunctionLoadingState] = CB_CLASS("CUfunctionLoadingState", ENUM,
        .enumeration = &enum_CUfunctionLoadingState, .doc = doc_CUfunctionLoadingState),
    [T_CUcoredumpSettings] = CB_CLASS("CUcoredumpSettings", ENUM,
        .enumeration = &enum_CUcoredumpSettings, .doc = doc_CUcoredumpSettings),
    [T_CUCoredumpGenerationFlags] = CB_CLASS("CUCoredumpGenerationFlags", ENUM,
        .enumeration = &enum_CUCoredumpGenerationFlags, .doc = doc_CUCoredumpGenerationFlags),
    [T_CUgreenCtxCreate_flags] = CB_CLASS("CUgreenCtxCreate_flags", ENUM,
        .enumeration = &enum_CUgreenCtxCreate_flags, .doc = doc_CUgreenCtxCreate_flags),
    [T_CUdevSmResourceGroup_flags] = CB_CLASS("CUdevSmResourceGroup_flags", ENUM,
        .enumeration = &enum_CUdevSmResourceGroup_flags, .doc = doc_CUdevSmResourceGroup_flags),
    [T_CUdevSmResourceSplitByCount_flags] = CB_CLASS("CUdevSmResourceSplitByCount_flags", ENUM,
        .enumeration = &enum_CUdevSmResourceSplitByCount_flags,
        .doc = doc_CUdevSmResourceSplitByCount_flags),
    [T_CUdevResourceType] = CB_CLASS("CUdevResourceType", ENUM,
        .enumeration = &enum_CUdevResourceType, .doc = doc_CUdevResourceType),
    [T_CUdevWorkqueueConfigScope] = CB_CLASS("CUdevWorkqueueConfigScope", ENUM,
        .enumeration = &enum_CUdevWorkqueueConfigScope, .doc = doc_CUdevWorkqueueConfigScope),
    [T_CUlogLevel] = CB_CLASS("CUlogLevel", ENUM, .enumeration = &enum_CUlogLevel,
        .doc = doc_CUlogLevel),
    [T_CUoutput_mode] = CB_CLASS("CUoutput_mode", ENUM, .enumeration = &enum_CUoutput_mode,
        .doc = doc_CUoutput_mode),
    [T_CUeglFrameType] = CB_CLASS("CUeglFrameType", ENUM, .enumeration = &enum_CUeglFrameType,
        .doc = doc_CUeglFrameType),
    [T_CUeglResourceLocationFlags] = CB_CLASS("CUeglResourceLocationFlags", ENUM,
        .enumeration = &enum_CUeglResourceLocationFlags, .doc = doc_CUeglResourceLocationFlags),
    [T_CUeglColorFormat] = CB_CLASS("CUeglColorFormat", ENUM,
        .enumeration = &enum_CUeglColorFormat, .doc = doc_CUeglColorFormat),
    [T_CUGLDeviceList] = CB_CLASS("CUGLDeviceList", ENUM, .enumeration = &enum_CUGLDeviceList,
        .doc = doc_CUGLDeviceList),
    [T_CUGLmap_flags] = CB_CLASS("CUGLmap_flags", ENUM, .enumeration = &enum_CUGLmap_flags,
        .doc = doc_CUGLmap_flags),
    [T_CUcontext] = CB_CLASS("CUcontext", HANDLE, .size = 8, .object = "Context",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUcontext),
    [T_CUmodule] = CB_CLASS("CUmodule", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUmodule),
    [T_CUfunction] = CB_CLASS("CUfunction", HANDLE, .size = 8, .object = "Kernel",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUfunction),
    [T_CUlibrary] = CB_CLASS("CUlibrary", HANDLE, .size = 8, .object = "ObjectCode",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUlibrary),
    [T_CUkernel] = CB_CLASS("CUkernel", HANDLE, .size = 8, .object = "Kernel",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUkernel),
    [T_CUarray] = CB_CLASS("CUarray", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUarray),
    [T_CUmipmappedArray] = CB_CLASS("CUmipmappedArray", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUmipmappedArray),
    [T_CUtexref] = CB_CLASS("CUtexref", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUtexref),
    [T_CUsurfref] = CB_CLASS("CUsurfref", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUsurfref),
    [T_CUevent] = CB_CLASS("CUevent", HANDLE, .size = 8, .object = "Event",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUevent),
    [T_CUstream] = CB_CLASS("CUstream", HANDLE, .size = 8, .is_stream = true, .object = "Stream",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUstream),
    [T_CUgraphicsResource] = CB_CLASS("CUgraphicsResource", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUgraphicsResource),
    [T_CUexternalMemory] = CB_CLASS("CUexternalMemory", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUexternalMemory),
    [T_CUexternalSemaphore] = CB_CLASS("CUexternalSemaphore", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUexternalSemaphore),
    [T_CUgraph] = CB_CLASS("CUgraph", HANDLE, .size = 8, .object = "GraphDefinition",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUgraph),
    [T_CUgraphNode] = CB_CLASS("CUgraphNode", HANDLE, .size = 8, .object = "GraphNode",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUgraphNode),
    [T_CUgraphExec] = CB_CLASS("CUgraphExec", HANDLE, .size = 8, .object = "Graph",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUgraphExec),
    [T_CUmemoryPool] = CB_CLASS("CUmemoryPool", HANDLE, .size = 8,
        .object = "DeviceMemoryResource", .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUmemoryPool),
    [T_CUuserObject] = CB_CLASS("CUuserObject", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUuserObject),
    [T_CUgraphDeviceNode] = CB_CLASS("CUgraphDeviceNode", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUgraphDeviceNode),
    [T_CUasyncCallbackHandle] = CB_CLASS("CUasyncCallbackHandle", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUasyncCallbackHandle),
    [T_CUgreenCtx] = CB_CLASS("CUgreenCtx", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUgreenCtx),
    [T_CUlinkState] = CB_CLASS("CUlinkState", HANDLE, .size = 8, .object = "Linker",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUlinkState),
    [T_CUcheckpointOperationHandle] = CB_CLASS("CUcheckpointOperationHandle", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUcheckpointOperationHandle),
    [T_CUcoredumpCallbackHandle] = CB_CLASS("CUcoredumpCallbackHandle", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUcoredumpCallbackHandle),
    [T_CUdevResourceDesc] = CB_CLASS("CUdevResourceDesc", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUdevResourceDesc),
    [T_CUlogsCallbackHandle] = CB_CLASS("CUlogsCallbackHandle", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUlogsCallbackHandle),
    [T_EGLImageKHR] = CB_CLASS("EGLImageKHR", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_EGLImageKHR),
    [T_EGLStreamKHR] = CB_CLASS("EGLStreamKHR", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_EGLStreamKHR),
    [T_EGLSyncKHR] = CB_CLASS("EGLSyncKHR", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_EGLSyncKHR),
    [T_CUeglStreamConnection] = CB_CLASS("CUeglStreamConnection", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUeglStreamConnection),
    [T_cuuint32_t] = CB_CLASS("cuuint32_t", SCALAR, .size = 4, .c_type = "uint32_t",
        .doc = doc_cuuint32_t),
    [T_cuuint64_t] = CB_CLASS("cuuint64_t", SCALAR, .size = 8, .c_type = "uint64_t",
        .doc = doc_cuuint64_t),
    [T_CUdeviceptr_v2] = CB_CLASS("CUdeviceptr_v2", SCALAR, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUdeviceptr_v2),
    [T_CUdeviceptr] = CB_CLASS("CUdeviceptr", SCALAR, .size = 8, .object = "Buffer",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUdeviceptr),
    [T_CUdevice_v1] = CB_CLASS("CUdevice_v1", SCALAR, .size = 4, .is_signed = true,
        .c_type = "int", .doc = doc_CUdevice_v1),
    [T_CUdevice] = CB_CLASS("CUdevice", SCALAR, .size = 4, .is_signed = true, .c_type = "int",
        .doc = doc_CUdevice),
    [T_CUtexObject_v1] = CB_CLASS("CUtexObject_v1", SCALAR, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUtexObject_v1),
    [T_CUtexObject] = CB_CLASS("CUtexObject", SCALAR, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUtexObject),
    [T_CUsurfObject_v1] = CB_CLASS("CUsurfObject_v1", SCALAR, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUsurfObject_v1),
    [T_CUsurfObject] = CB_CLASS("CUsurfObject", SCALAR, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUsurfObject),
    [T_CUgraphConditionalHandle] = CB_CLASS("CUgraphConditionalHandle", SCALAR, .size = 8,
        .object = "GraphCondition", .c_type = "uint64_t", .doc = doc_CUgraphConditionalHandle),
    [T_CUmemGenericAllocationHandle_v1] = CB_CLASS("CUmemGenericAllocationHandle_v1", SCALAR,
        .size = 8, .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUmemGenericAllocationHandle_v1),
    [T_CUmemGenericAllocationHandle] = CB_CLASS("CUmemGenericAllocationHandle", SCALAR, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUmemGenericAllocationHandle),
    [T_CUlogicalEndpointId] = CB_CLASS("CUlogicalEndpointId", SCALAR, .size = 4,
        .c_type = "uint32_t", .doc = doc_CUlogicalEndpointId),
    [T_CUlogIterator] = CB_CLASS("CUlogIterator", SCALAR, .size = 4, .c_type = "unsigned int",
        .doc = doc_CUlogIterator),
    [T_EGLint] = CB_CLASS("EGLint", SCALAR, .size = 4, .is_signed = true, .c_type = "int",
        .doc = doc_EGLint),
    [T_GLenum] = CB_CLASS("GLenum", SCALAR, .size = 4, .c_type = "unsigned int", .doc = doc_GLenum),
    [T_GLuint] = CB_CLASS("GLuint", SCALAR, .size = 4, .c_type = "unsigned int", .doc = doc_GLuint),
    [T_VdpDevice] = CB_CLASS("VdpDevice", SCALAR, .size = 4, .c_type = "uint32_t",
        .doc = doc_VdpDevice),
    [T_VdpVideoSurface] = CB_CLASS("VdpVideoSurface", SCALAR, .size = 4, .c_type = "uint32_t",
        .doc = doc_VdpVideoSurface),
    [T_VdpOutputSurface] = CB_CLASS("VdpOutputSurface", SCALAR, .size = 4, .c_type = "uint32_t",
        .doc = doc_VdpOutputSurface),
    [T_CUasyncCallback] = CB_CLASS("CUasyncCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUasyncCallback),
    [T_CUhostFn] = CB_CLASS("CUhostFn", CALLBACK, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_CUhostFn),
    [T_CUstreamCallback] = CB_CLASS("CUstreamCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUstreamCallback),
    [T_CUoccupancyB2DSize] = CB_CLASS("CUoccupancyB2DSize", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUoccupancyB2DSize),
    [T_CUgraphRecaptureCallback] = CB_CLASS("CUgraphRecaptureCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUgraphRecaptureCallback),
    [T_CUcoredumpStatusCallback] = CB_CLASS("CUcoredumpStatusCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUcoredumpStatusCallback),
    [T_CUlogsCallback] = CB_CLASS("CUlogsCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_CUlogsCallback),
    [T_CUuuid_st] = CB_CLASS("CUuuid_st", RECORD, .record = &record_CUuuid, .doc = doc_CUuuid_st),
    [T_CUuuid] = CB_CLASS_LIKE("CUuuid", RECORD, T_CUuuid_st, CB_NO_CLASS,
        .record = &record_CUuuid, .doc = doc_CUuuid),
    [T_CUmemFabricHandle_st] = CB_CLASS("CUmemFabricHandle_st", RECORD,
        .record = &record_CUmemFabricHandle, .doc = doc_CUmemFabricHandle_st),
    [T_CUmemFabricHandle_v1] = CB_CLASS_LIKE("CUmemFabricHandle_v1", RECORD,
        T_CUmemFabricHandle_st, CB_NO_CLASS, .record = &record_CUmemFabricHandle,
        .doc = doc_CUmemFabricHandle_v1),
    [T_CUmemFabricHandle] = CB_CLASS_LIKE("CUmemFabricHandle", RECORD, T_CUmemFabricHandle_v1,
        CB_NO_CLASS, .record = &record_CUmemFabricHandle, .doc = doc_CUmemFabricHandle),
    [T_CUipcEventHandle_st] = CB_CLASS("CUipcEventHandle_st", RECORD,
        .record = &record_CUipcEventHandle, .doc = doc_CUipcEventHandle_st),
    [T_CUipcEventHandle_v1] = CB_CLASS_LIKE("CUipcEventHandle_v1", RECORD, T_CUipcEventHandle_st,
        CB_NO_CLASS, .record = &record_CUipcEventHandle, .doc = doc_CUipcEventHandle_v1),
    [T_CUipcEventHandle] = CB_CLASS_LIKE("CUipcEventHandle", RECORD, T_CUipcEventHandle_v1,
        CB_NO_CLASS, .record = &record_CUipcEventHandle, .doc = doc_CUipcEventHandle),
    [T_CUipcMemHandle_st] = CB_CLASS("CUipcMemHandle_st", RECORD, .record = &record_CUipcMemHandle,
        .doc = doc_CUipcMemHandle_st),
    [T_CUipcMemHandle_v1] = CB_CLASS_LIKE("CUipcMemHandle_v1", RECORD, T_CUipcMemHandle_st,
        CB_NO_CLASS, .record = &record_CUipcMemHandle, .doc = doc_CUipcMemHandle_v1),
    [T_CUipcMemHandle] = CB_CLASS_LIKE("CUipcMemHandle", RECORD, T_CUipcMemHandle_v1, CB_NO_CLASS,
        .record = &record_CUipcMemHandle, .doc = doc_CUipcMemHandle),
    [T_CUstreamBatchMemOpParams_union] = CB_CLASS("CUstreamBatchMemOpParams_union", RECORD,
        .record = &record_CUstreamBatchMemOpParams, .doc = doc_CUstreamBatchMemOpParams_union),
    [T_CUstreamBatchMemOpParams_v1] = CB_CLASS_LIKE("CUstreamBatchMemOpParams_v1", RECORD,
        T_CUstreamBatchMemOpParams_union, CB_NO_CLASS, .record = &record_CUstreamBatchMemOpParams,
        .doc = doc_CUstreamBatchMemOpParams_v1),
    [T_CUstreamBatchMemOpParams] = CB_CLASS_LIKE("CUstreamBatchMemOpParams", RECORD,
        T_CUstreamBatchMemOpParams_v1, CB_NO_CLASS, .record = &record_CUstreamBatchMemOpParams,
        .doc = doc_CUstreamBatchMemOpParams),
    [T_CUstreamMemOpWaitValueParams_st] = CB_CLASS("CUstreamMemOpWaitValueParams_st", RECORD,
        .record = &record_CUstreamMemOpWaitValueParams_st,
        .doc = doc_CUstreamMemOpWaitValueParams_st),
    [T_CUstreamMemOpWaitValueParams_st_anon0] = CB_CLASS("CUstreamMemOpWaitValueParams_st_anon0",
        RECORD, .record = &record_CUstreamMemOpWaitValueParams_st_anon0,
        .doc = doc_CUstreamMemOpWaitValueParams_st_anon0),
    [T_CUstreamMemOpWriteValueParams_st] = CB_CLASS("CUstreamMemOpWriteValueParams_st", RECORD,
        .record = &record_CUstreamMemOpWriteValueParams_st,
        .doc = doc_CUstreamMemOpWriteValueParams_st),
    [T_CUstreamMemOpWriteValueParams_st_anon0] = CB_CLASS("CUstreamMemOpWriteValueParams_st_anon0",
        RECORD, .record = &record_CUstreamMemOpWriteValueParams_st_anon0,
        .doc = doc_CUstreamMemOpWriteValueParams_st_anon0),
    [T_CUstreamMemOpFlushRemoteWritesParams_st] =
        CB_CLASS("CUstreamMemOpFlushRemoteWritesParams_st", RECORD,
            .record = &record_CUstreamMemOpFlushRemoteWritesParams_st,
            .doc = doc_CUstreamMemOpFlushRemoteWritesParams_st),
    [T_CUstreamMemOpMemoryBarrierParams_st] = CB_CLASS("CUstreamMemOpMemoryBarrierParams_st",
        RECORD, .record = &record_CUstreamMemOpMemoryBarrierParams_st,
        .doc = doc_CUstreamMemOpMemoryBarrierParams_st),
    [T_CUstreamMemOpAtomicReductionParams_st] = CB_CLASS("CUstreamMemOpAtomicReductionParams_st",
        RECORD, .record = &record_CUstreamMemOpAtomicReductionParams_st,
        .doc = doc_CUstreamMemOpAtomicReductionParams_st),
    [T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st] = CB_CLASS("CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st",
        RECORD, .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS,
        .doc = doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st),
    [T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1] = CB_CLASS_LIKE("CUDA_BATCH_MEM_OP_NODE_PARAMS_v1",
        RECORD, T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st, CB_NO_CLASS,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS,
        .doc = doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1),
    [T_CUDA_BATCH_MEM_OP_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_BATCH_MEM_OP_NODE_PARAMS", RECORD,
        T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, CB_NO_CLASS,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS, .doc = doc_CUDA_BATCH_MEM_OP_NODE_PARAMS),
    [T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st] = CB_CLASS("CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st",
        RECORD, .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
        .doc = doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st),
    [T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2] = CB_CLASS_LIKE("CUDA_BATCH_MEM_OP_NODE_PARAMS_v2",
        RECORD, T_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st, CB_NO_CLASS,
        .record = &record_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
        .doc = doc_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2),
    [T_CUasyncNotificationInfo_st] = CB_CLASS("CUasyncNotificationInfo_st", RECORD,
        .record = &record_CUasyncNotificationInfo, .doc = doc_CUasyncNotificationInfo_st),
    [T_CUasyncNotificationInfo] = CB_CLASS_LIKE("CUasyncNotificationInfo", RECORD,
        T_CUasyncNotificationInfo_st, CB_NO_CLASS, .record = &record_CUasyncNotificationInfo,
        .doc = doc_CUasyncNotificationInfo),
    [T_CUasyncNotificationInfo_anon0] = CB_CLASS("CUasyncNotificationInfo_anon0", RECORD,
        .record = &record_CUasyncNotificationInfo_anon0, .doc = doc_CUasyncNotificationInfo_anon0),
    [T_CUasyncNotificationInfo_anon0_anon0] = CB_CLASS("CUasyncNotificationInfo_anon0_anon0",
        RECORD, .record = &record_CUasyncNotificationInfo_anon0_anon0,
        .doc = doc_CUasyncNotificationInfo_anon0_anon0),
    [T_CUdevprop_st] = CB_CLASS("CUdevprop_st", RECORD, .record = &record_CUdevprop,
        .doc = doc_CUdevprop_st),
    [T_CUdevprop_v1] = CB_CLASS_LIKE("CUdevprop_v1", RECORD, T_CUdevprop_st, CB_NO_CLASS,
        .record = &record_CUdevprop, .doc = doc_CUdevprop_v1),
    [T_CUdevprop] = CB_CLASS_LIKE("CUdevprop", RECORD, T_CUdevprop_v1, CB_NO_CLASS,
        .record = &record_CUdevprop, .doc = doc_CUdevprop),
    [T_CUaccessPolicyWindow_st] = CB_CLASS("CUaccessPolicyWindow_st", RECORD,
        .record = &record_CUaccessPolicyWindow, .doc = doc_CUaccessPolicyWindow_st),
    [T_CUaccessPolicyWindow_v1] = CB_CLASS_LIKE("CUaccessPolicyWindow_v1", RECORD,
        T_CUaccessPolicyWindow_st, CB_NO_CLASS, .record = &record_CUaccessPolicyWindow,
        .doc = doc_CUaccessPolicyWindow_v1),
    [T_CUaccessPolicyWindow] = CB_CLASS_LIKE("CUaccessPolicyWindow", RECORD,
        T_CUaccessPolicyWindow_v1, CB_NO_CLASS, .record = &record_CUaccessPolicyWindow,
        .doc = doc_CUaccessPolicyWindow),
    [T_CUDA_KERNEL_NODE_PARAMS_st] = CB_CLASS("CUDA_KERNEL_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_KERNEL_NODE_PARAMS_v1, .doc = doc_CUDA_KERNEL_NODE_PARAMS_st),
    [T_CUDA_KERNEL_NODE_PARAMS_v1] = CB_CLASS_LIKE("CUDA_KERNEL_NODE_PARAMS_v1", RECORD,
        T_CUDA_KERNEL_NODE_PARAMS_st, CB_NO_CLASS, .record = &record_CUDA_KERNEL_NODE_PARAMS_v1,
        .doc = doc_CUDA_KERNEL_NODE_PARAMS_v1),
    [T_CUDA_KERNEL_NODE_PARAMS_v2_st] = CB_CLASS("CUDA_KERNEL_NODE_PARAMS_v2_st", RECORD,
        .record = &record_CUDA_KERNEL_NODE_PARAMS, .doc = doc_CUDA_KERNEL_NODE_PARAMS_v2_st),
    [T_CUDA_KERNEL_NODE_PARAMS_v2] = CB_CLASS_LIKE("CUDA_KERNEL_NODE_PARAMS_v2", RECORD,
        T_CUDA_KERNEL_NODE_PARAMS_v2_st, CB_NO_CLASS, .record = &record_CUDA_KERNEL_NODE_PARAMS,
        .doc = doc_CUDA_KERNEL_NODE_PARAMS_v2),
    [T_CUDA_KERNEL_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_KERNEL_NODE_PARAMS", RECORD,
        T_CUDA_KERNEL_NODE_PARAMS_v2, CB_NO_CLASS, .record = &record_CUDA_KERNEL_NODE_PARAMS,
        .doc = doc_CUDA_KERNEL_NODE_PARAMS),
    [T_CUDA_KERNEL_NODE_PARAMS_v3_st] = CB_CLASS("CUDA_KERNEL_NODE_PARAMS_v3_st", RECORD,
        .record = &record_CUDA_KERNEL_NODE_PARAMS_v3, .doc = doc_CUDA_KERNEL_NODE_PARAMS_v3_st),
    [T_CUDA_KERNEL_NODE_PARAMS_v3] = CB_CLASS_LIKE("CUDA_KERNEL_NODE_PARAMS_v3", RECORD,
        T_CUDA_KERNEL_NODE_PARAMS_v3_st, CB_NO_CLASS, .record = &record_CUDA_KERNEL_NODE_PARAMS_v3,
        .doc = doc_CUDA_KERNEL_NODE_PARAMS_v3),
    [T_CUDA_MEMSET_NODE_PARAMS_st] = CB_CLASS("CUDA_MEMSET_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_MEMSET_NODE_PARAMS, .doc = doc_CUDA_MEMSET_NODE_PARAMS_st),
    [T_CUDA_MEMSET_NODE_PARAMS_v1] = CB_CLASS_LIKE("CUDA_MEMSET_NODE_PARAMS_v1", RECORD,
        T_CUDA_MEMSET_NODE_PARAMS_st, CB_NO_CLASS, .record = &record_CUDA_MEMSET_NODE_PARAMS,
        .doc = doc_CUDA_MEMSET_NODE_PARAMS_v1),
    [T_CUDA_MEMSET_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_MEMSET_NODE_PARAMS", RECORD,
        T_CUDA_MEMSET_NODE_PARAMS_v1, CB_NO_CLASS, .record = &record_CUDA_MEMSET_NODE_PARAMS,
        .doc = doc_CUDA_MEMSET_NODE_PARAMS),
    [T_CUDA_MEMSET_NODE_PARAMS_v2_st] = CB_CLASS("CUDA_MEMSET_NODE_PARAMS_v2_st", RECORD,
        .record = &record_CUDA_MEMSET_NODE_PARAMS_v2, .doc = doc_CUDA_MEMSET_NODE_PARAMS_v2_st),
    [T_CUDA_MEMSET_NODE_PARAMS_v2] = CB_CLASS_LIKE("CUDA_MEMSET_NODE_PARAMS_v2", RECORD,
        T_CUDA_MEMSET_NODE_PARAMS_v2_st, CB_NO_CLASS, .record = &record_CUDA_MEMSET_NODE_PARAMS_v2,
        .doc = doc_CUDA_MEMSET_NODE_PARAMS_v2),
    [T_CUDA_HOST_NODE_PARAMS_st] = CB_CLASS("CUDA_HOST_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_HOST_NODE_PARAMS, .doc = doc_CUDA_HOST_NODE_PARAMS_st),
    [T_CUDA_HOST_NODE_PARAMS_v1] = CB_CLASS_LIKE("CUDA_HOST_NODE_PARAMS_v1", RECORD,
        T_CUDA_HOST_NODE_PARAMS_st, CB_NO_CLASS, .record = &record_CUDA_HOST_NODE_PARAMS,
        .doc = doc_CUDA_HOST_NODE_PARAMS_v1),
    [T_CUDA_HOST_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_HOST_NODE_PARAMS", RECORD,
        T_CUDA_HOST_NODE_PARAMS_v1, CB_NO_CLASS, .record = &record_CUDA_HOST_NODE_PARAMS,
        .doc = doc_CUDA_HOST_NODE_PARAMS),
    [T_CUDA_HOST_NODE_PARAMS_v2_st] = CB_CLASS("CUDA_HOST_NODE_PARAMS_v2_st", RECORD,
        .record = &record_CUDA_HOST_NODE_PARAMS_v2, .doc = doc_CUDA_HOST_NODE_PARAMS_v2_st),
    [T_CUDA_HOST_NODE_PARAMS_v2] = CB_CLASS_LIKE("CUDA_HOST_NODE_PARAMS_v2", RECORD,
        T_CUDA_HOST_NODE_PARAMS_v2_st, CB_NO_CLASS, .record = &record_CUDA_HOST_NODE_PARAMS_v2,
        .doc = doc_CUDA_HOST_NODE_PARAMS_v2),
    [T_CUDA_HOST_NODE_PARAMS_v2_anon0] = CB_CLASS("CUDA_HOST_NODE_PARAMS_v2_anon0", RECORD,
        .record = &record_CUDA_HOST_NODE_PARAMS_v2_anon0,
        .doc = doc_CUDA_HOST_NODE_PARAMS_v2_anon0),
    [T_CUDA_CONDITIONAL_NODE_PARAMS] = CB_CLASS("CUDA_CONDITIONAL_NODE_PARAMS", RECORD,
        .record = &record_CUDA_CONDITIONAL_NODE_PARAMS, .doc = doc_CUDA_CONDITIONAL_NODE_PARAMS),
    [T_CUgraphEdgeData_st] = CB_CLASS("CUgraphEdgeData_st", RECORD,
        .record = &record_CUgraphEdgeData, .doc = doc_CUgraphEdgeData_st),
    [T_CUgraphEdgeData] = CB_CLASS_LIKE("CUgraphEdgeData", RECORD, T_CUgraphEdgeData_st,
        CB_NO_CLASS, .record = &record_CUgraphEdgeData, .doc = doc_CUgraphEdgeData),
    [T_CUDA_GRAPH_INSTANTIATE_PARAMS_st] = CB_CLASS("CUDA_GRAPH_INSTANTIATE_PARAMS_st", RECORD,
        .record = &record_CUDA_GRAPH_INSTANTIATE_PARAMS,
        .doc = doc_CUDA_GRAPH_INSTANTIATE_PARAMS_st),
    [T_CUDA_GRAPH_INSTANTIATE_PARAMS] = CB_CLASS_LIKE("CUDA_GRAPH_INSTANTIATE_PARAMS", RECORD,
        T_CUDA_GRAPH_INSTANTIATE_PARAMS_st, CB_NO_CLASS,
        .record = &record_CUDA_GRAPH_INSTANTIATE_PARAMS, .doc = doc_CUDA_GRAPH_INSTANTIATE_PARAMS),
    [T_CUlaunchMemSyncDomainMap_st] = CB_CLASS("CUlaunchMemSyncDomainMap_st", RECORD,
        .record = &record_CUlaunchMemSyncDomainMap, .doc = doc_CUlaunchMemSyncDomainMap_st),
    [T_CUlaunchMemSyncDomainMap] = CB_CLASS_LIKE("CUlaunchMemSyncDomainMap", RECORD,
        T_CUlaunchMemSyncDomainMap_st, CB_NO_CLASS, .record = &record_CUlaunchMemSyncDomainMap,
        .doc = doc_CUlaunchMemSyncDomainMap),
    [T_CUlaunchAttributeValue_union] = CB_CLASS("CUlaunchAttributeValue_union", RECORD,
        .record = &record_CUlaunchAttributeValue, .doc = doc_CUlaunchAttributeValue_union),
    [T_CUlaunchAttributeValue] = CB_CLASS_LIKE("CUlaunchAttributeValue", RECORD,
        T_CUlaunchAttributeValue_union, CB_NO_CLASS, .record = &record_CUlaunchAttributeValue,
        .doc = doc_CUlaunchAttributeValue),
    [T_CUkernelNodeAttrValue_v1] = CB_CLASS_LIKE("CUkernelNodeAttrValue_v1", RECORD,
        T_CUlaunchAttributeValue, CB_NO_CLASS, .record = &record_CUlaunchAttributeValue,
        .doc = doc_CUkernelNodeAttrValue_v1),
    [T_CUkernelNodeAttrValue] = CB_CLASS_LIKE("CUkernelNodeAttrValue", RECORD,
        T_CUkernelNodeAttrValue_v1, CB_NO_CLASS, .record = &record_CUlaunchAttributeValue,
        .doc = doc_CUkernelNodeAttrValue),
    [T_CUstreamAttrValue_v1] = CB_CLASS_LIKE("CUstreamAttrValue_v1", RECORD,
        T_CUlaunchAttributeValue, CB_NO_CLASS, .record = &record_CUlaunchAttributeValue,
        .doc = doc_CUstreamAttrValue_v1),
    [T_CUstreamAttrValue] = CB_CLASS_LIKE("CUstreamAttrValue", RECORD, T_CUstreamAttrValue_v1,
        CB_NO_CLASS, .record = &record_CUlaunchAttributeValue, .doc = doc_CUstreamAttrValue),
    [T_CUlaunchAttributeValue_anon0] = CB_CLASS("CUlaunchAttributeValue_anon0", RECORD,
        .record = &record_CUlaunchAttributeValue_anon0, .doc = doc_CUlaunchAttributeValue_anon0),
    [T_CUlaunchAttributeValue_anon1] = CB_CLASS("CUlaunchAttributeValue_anon1", RECORD,
        .record = &record_CUlaunchAttributeValue_anon1, .doc = doc_CUlaunchAttributeValue_anon1),
    [T_CUlaunchAttributeValue_anon2] = CB_CLASS("CUlaunchAttributeValue_anon2", RECORD,
        .record = &record_CUlaunchAttributeValue_anon2, .doc = doc_CUlaunchAttributeValue_anon2),
    [T_CUlaunchAttributeValue_anon3] = CB_CLASS("CUlaunchAttributeValue_anon3", RECORD,
        .record = &record_CUlaunchAttributeValue_anon3, .doc = doc_CUlaunchAttributeValue_anon3),
    [T_CUlaunchAttributeValue_anon4] = CB_CLASS("CUlaunchAttributeValue_anon4", RECORD,
        .record = &record_CUlaunchAttributeValue_anon4, .doc = doc_CUlaunchAttributeValue_anon4),
    [T_CUlaunchAttribute_st] = CB_CLASS("CUlaunchAttribute_st", RECORD,
        .record = &record_CUlaunchAttribute, .doc = doc_CUlaunchAttribute_st),
    [T_CUlaunchAttribute] = CB_CLASS_LIKE("CUlaunchAttribute", RECORD, T_CUlaunchAttribute_st,
        CB_NO_CLASS, .record = &record_CUlaunchAttribute, .doc = doc_CUlaunchAttribute),
    [T_CUlaunchConfig_st] = CB_CLASS("CUlaunchConfig_st", RECORD, .record = &record_CUlaunchConfig,
        .doc = doc_CUlaunchConfig_st),
    [T_CUlaunchConfig] = CB_CLASS_LIKE("CUlaunchConfig", RECORD, T_CUlaunchConfig_st, CB_NO_CLASS,
        .record = &record_CUlaunchConfig, .doc = doc_CUlaunchConfig),
    [T_CUexecAffinitySmCount_st] = CB_CLASS("CUexecAffinitySmCount_st", RECORD,
        .record = &record_CUexecAffinitySmCount, .doc = doc_CUexecAffinitySmCount_st),
    [T_CUexecAffinitySmCount_v1] = CB_CLASS_LIKE("CUexecAffinitySmCount_v1", RECORD,
        T_CUexecAffinitySmCount_st, CB_NO_CLASS, .record = &record_CUexecAffinitySmCount,
        .doc = doc_CUexecAffinitySmCount_v1),
    [T_CUexecAffinitySmCount] = CB_CLASS_LIKE("CUexecAffinitySmCount", RECORD,
        T_CUexecAffinitySmCount_v1, CB_NO_CLASS, .record = &record_CUexecAffinitySmCount,
        .doc = doc_CUexecAffinitySmCount),
    [T_CUexecAffinityParam_st] = CB_CLASS("CUexecAffinityParam_st", RECORD,
        .record = &record_CUexecAffinityParam, .doc = doc_CUexecAffinityParam_st),
    [T_CUexecAffinityParam_v1] = CB_CLASS_LIKE("CUexecAffinityParam_v1", RECORD,
        T_CUexecAffinityParam_st, CB_NO_CLASS, .record = &record_CUexecAffinityParam,
        .doc = doc_CUexecAffinityParam_v1),
    [T_CUexecAffinityParam] = CB_CLASS_LIKE("CUexecAffinityParam", RECORD,
        T_CUexecAffinityParam_v1, CB_NO_CLASS, .record = &record_CUexecAffinityParam,
        .doc = doc_CUexecAffinityParam),
    [T_CUexecAffinityParam_anon0] = CB_CLASS("CUexecAffinityParam_anon0", RECORD,
        .record = &record_CUexecAffinityParam_anon0, .doc = doc_CUexecAffinityParam_anon0),
    [T_CUctxCigParam_st] = CB_CLASS("CUctxCigParam_st", RECORD, .record = &record_CUctxCigParam,
        .doc = doc_CUctxCigParam_st),
    [T_CUctxCigParam] = CB_CLASS_LIKE("CUctxCigParam", RECORD, T_CUctxCigParam_st, CB_NO_CLASS,
        .record = &record_CUctxCigParam, .doc = doc_CUctxCigParam),
    [T_CUctxCreateParams_st] = CB_CLASS("CUctxCreateParams_st", RECORD,
        .record = &record_CUctxCreateParams, .doc = doc_CUctxCreateParams_st),
    [T_CUctxCreateParams] = CB_CLASS_LIKE("CUctxCreateParams", RECORD, T_CUctxCreateParams_st,
        CB_NO_CLASS, .record = &record_CUctxCreateParams, .doc = doc_CUctxCreateParams),
    [T_CUstreamCigParam_st] = CB_CLASS("CUstreamCigParam_st", RECORD,
        .record = &record_CUstreamCigParam, .doc = doc_CUstreamCigParam_st),
    [T_CUstreamCigParam] = CB_CLASS_LIKE("CUstreamCigParam", RECORD, T_CUstreamCigParam_st,
        CB_NO_CLASS, .record = &record_CUstreamCigParam, .doc = doc_CUstreamCigParam),
    [T_CUstreamCigCaptureParams_st] = CB_CLASS("CUstreamCigCaptureParams_st", RECORD,
        .record = &record_CUstreamCigCaptureParams, .doc = doc_CUstreamCigCaptureParams_st),
    [T_CUstreamCigCaptureParams] = CB_CLASS_LIKE("CUstreamCigCaptureParams", RECORD,
        T_CUstreamCigCaptureParams_st, CB_NO_CLASS, .record = &record_CUstreamCigCaptureParams,
        .doc = doc_CUstreamCigCaptureParams),
    [T_CUlibraryHostUniversalFunctionAndDataTable_st] =
        CB_CLASS("CUlibraryHostUniversalFunctionAndDataTable_st", RECORD,
            .record = &record_CUlibraryHostUniversalFunctionAndDataTable,
            .doc = doc_CUlibraryHostUniversalFunctionAndDataTable_st),
    [T_CUlibraryHostUniversalFunctionAndDataTable] =
        CB_CLASS_LIKE("CUlibraryHostUniversalFunctionAndDataTable", RECORD,
            T_CUlibraryHostUniversalFunctionAndDataTable_st, CB_NO_CLASS,
            .record = &record_CUlibraryHostUniversalFunctionAndDataTable,
            .doc = doc_CUlibraryHostUniversalFunctionAndDataTable),
    [T_CUDA_MEMCPY2D_st] = CB_CLASS("CUDA_MEMCPY2D_st", RECORD, .record = &record_CUDA_MEMCPY2D,
        .doc = doc_CUDA_MEMCPY2D_st),
    [T_CUDA_MEMCPY2D_v2] = CB_CLASS_LIKE("CUDA_MEMCPY2D_v2", RECORD, T_CUDA_MEMCPY2D_st,
        CB_NO_CLASS, .record = &record_CUDA_MEMCPY2D, .doc = doc_CUDA_MEMCPY2D_v2),
    [T_CUDA_MEMCPY2D] = CB_CLASS_LIKE("CUDA_MEMCPY2D", RECORD, T_CUDA_MEMCPY2D_v2, CB_NO_CLASS,
        .record = &record_CUDA_MEMCPY2D, .doc = doc_CUDA_MEMCPY2D),
    [T_CUDA_MEMCPY3D_st] = CB_CLASS("CUDA_MEMCPY3D_st", RECORD, .record = &record_CUDA_MEMCPY3D,
        .doc = doc_CUDA_MEMCPY3D_st),
    [T_CUDA_MEMCPY3D_v2] = CB_CLASS_LIKE("CUDA_MEMCPY3D_v2", RECORD, T_CUDA_MEMCPY3D_st,
        CB_NO_CLASS, .record = &record_CUDA_MEMCPY3D, .doc = doc_CUDA_MEMCPY3D_v2),
    [T_CUDA_MEMCPY3D] = CB_CLASS_LIKE("CUDA_MEMCPY3D", RECORD, T_CUDA_MEMCPY3D_v2, CB_NO_CLASS,
        .record = &record_CUDA_MEMCPY3D, .doc = doc_CUDA_MEMCPY3D),
    [T_CUDA_MEMCPY3D_PEER_st] = CB_CLASS("CUDA_MEMCPY3D_PEER_st", RECORD,
        .record = &record_CUDA_MEMCPY3D_PEER, .doc = doc_CUDA_MEMCPY3D_PEER_st),
    [T_CUDA_MEMCPY3D_PEER_v1] = CB_CLASS_LIKE("CUDA_MEMCPY3D_PEER_v1", RECORD,
        T_CUDA_MEMCPY3D_PEER_st, CB_NO_CLASS, .record = &record_CUDA_MEMCPY3D_PEER,
        .doc = doc_CUDA_MEMCPY3D_PEER_v1),
    [T_CUDA_MEMCPY3D_PEER] = CB_CLASS_LIKE("CUDA_MEMCPY3D_PEER", RECORD, T_CUDA_MEMCPY3D_PEER_v1,
        CB_NO_CLASS, .record = &record_CUDA_MEMCPY3D_PEER, .doc = doc_CUDA_MEMCPY3D_PEER),
    [T_CUDA_MEMCPY_NODE_PARAMS_st] = CB_CLASS("CUDA_MEMCPY_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_MEMCPY_NODE_PARAMS, .doc = doc_CUDA_MEMCPY_NODE_PARAMS_st),
    [T_CUDA_MEMCPY_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_MEMCPY_NODE_PARAMS", RECORD,
        T_CUDA_MEMCPY_NODE_PARAMS_st, CB_NO_CLASS, .record = &record_CUDA_MEMCPY_NODE_PARAMS,
        .doc = doc_CUDA_MEMCPY_NODE_PARAMS),
    [T_CUDA_ARRAY_DESCRIPTOR_st] = CB_CLASS("CUDA_ARRAY_DESCRIPTOR_st", RECORD,
        .record = &record_CUDA_ARRAY_DESCRIPTOR, .doc = doc_CUDA_ARRAY_DESCRIPTOR_st),
    [T_CUDA_ARRAY_DESCRIPTOR_v2] = CB_CLASS_LIKE("CUDA_ARRAY_DESCRIPTOR_v2", RECORD,
        T_CUDA_ARRAY_DESCRIPTOR_st, CB_NO_CLASS, .record = &record_CUDA_ARRAY_DESCRIPTOR,
        .doc = doc_CUDA_ARRAY_DESCRIPTOR_v2),
    [T_CUDA_ARRAY_DESCRIPTOR] = CB_CLASS_LIKE("CUDA_ARRAY_DESCRIPTOR", RECORD,
        T_CUDA_ARRAY_DESCRIPTOR_v2, CB_NO_CLASS, .record = &record_CUDA_ARRAY_DESCRIPTOR,
        .doc = doc_CUDA_ARRAY_DESCRIPTOR),
    [T_CUDA_ARRAY3D_DESCRIPTOR_st] = CB_CLASS("CUDA_ARRAY3D_DESCRIPTOR_st", RECORD,
        .record = &record_CUDA_ARRAY3D_DESCRIPTOR, .doc = doc_CUDA_ARRAY3D_DESCRIPTOR_st),
    [T_CUDA_ARRAY3D_DESCRIPTOR_v2] = CB_CLASS_LIKE("CUDA_ARRAY3D_DESCRIPTOR_v2", RECORD,
        T_CUDA_ARRAY3D_DESCRIPTOR_st, CB_NO_CLASS, .record = &record_CUDA_ARRAY3D_DESCRIPTOR,
        .doc = doc_CUDA_ARRAY3D_DESCRIPTOR_v2),
    [T_CUDA_ARRAY3D_DESCRIPTOR] = CB_CLASS_LIKE("CUDA_ARRAY3D_DESCRIPTOR", RECORD,
        T_CUDA_ARRAY3D_DESCRIPTOR_v2, CB_NO_CLASS, .record = &record_CUDA_ARRAY3D_DESCRIPTOR,
        .doc = doc_CUDA_ARRAY3D_DESCRIPTOR),
    [T_CUDA_ARRAY_SPARSE_PROPERTIES_st] = CB_CLASS("CUDA_ARRAY_SPARSE_PROPERTIES_st", RECORD,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES, .doc = doc_CUDA_ARRAY_SPARSE_PROPERTIES_st),
    [T_CUDA_ARRAY_SPARSE_PROPERTIES_v1] = CB_CLASS_LIKE("CUDA_ARRAY_SPARSE_PROPERTIES_v1", RECORD,
        T_CUDA_ARRAY_SPARSE_PROPERTIES_st, CB_NO_CLASS,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES, .doc = doc_CUDA_ARRAY_SPARSE_PROPERTIES_v1),
    [T_CUDA_ARRAY_SPARSE_PROPERTIES] = CB_CLASS_LIKE("CUDA_ARRAY_SPARSE_PROPERTIES", RECORD,
        T_CUDA_ARRAY_SPARSE_PROPERTIES_v1, CB_NO_CLASS,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES, .doc = doc_CUDA_ARRAY_SPARSE_PROPERTIES),
    [T_CUDA_ARRAY_SPARSE_PROPERTIES_anon0] = CB_CLASS("CUDA_ARRAY_SPARSE_PROPERTIES_anon0", RECORD,
        .record = &record_CUDA_ARRAY_SPARSE_PROPERTIES_anon0,
        .doc = doc_CUDA_ARRAY_SPARSE_PROPERTIES_anon0),
    [T_CUDA_ARRAY_MEMORY_REQUIREMENTS_st] = CB_CLASS("CUDA_ARRAY_MEMORY_REQUIREMENTS_st", RECORD,
        .record = &record_CUDA_ARRAY_MEMORY_REQUIREMENTS,
        .doc = doc_CUDA_ARRAY_MEMORY_REQUIREMENTS_st),
    [T_CUDA_ARRAY_MEMORY_REQUIREMENTS_v1] = CB_CLASS_LIKE("CUDA_ARRAY_MEMORY_REQUIREMENTS_v1",
        RECORD, T_CUDA_ARRAY_MEMORY_REQUIREMENTS_st, CB_NO_CLASS,
        .record = &record_CUDA_ARRAY_MEMORY_REQUIREMENTS,
        .doc = doc_CUDA_ARRAY_MEMORY_REQUIREMENTS_v1),
    [T_CUDA_ARRAY_MEMORY_REQUIREMENTS] = CB_CLASS_LIKE("CUDA_ARRAY_MEMORY_REQUIREMENTS", RECORD,
        T_CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, CB_NO_CLASS,
        .record = &record_CUDA_ARRAY_MEMORY_REQUIREMENTS,
        .doc = doc_CUDA_ARRAY_MEMORY_REQUIREMENTS),
    [T_CUDA_RESOURCE_DESC_st] = CB_CLASS("CUDA_RESOURCE_DESC_st", RECORD,
        .record = &record_CUDA_RESOURCE_DESC, .doc = doc_CUDA_RESOURCE_DESC_st),
    [T_CUDA_RESOURCE_DESC_v1] = CB_CLASS_LIKE("CUDA_RESOURCE_DESC_v1", RECORD,
        T_CUDA_RESOURCE_DESC_st, CB_NO_CLASS, .record = &record_CUDA_RESOURCE_DESC,
        .doc = doc_CUDA_RESOURCE_DESC_v1),
    [T_CUDA_RESOURCE_DESC] = CB_CLASS_LIKE("CUDA_RESOURCE_DESC", RECORD, T_CUDA_RESOURCE_DESC_v1,
        CB_NO_CLASS, .record = &record_CUDA_RESOURCE_DESC, .doc = doc_CUDA_RESOURCE_DESC),
    [T_CUDA_RESOURCE_DESC_anon0] = CB_CLASS("CUDA_RESOURCE_DESC_anon0", RECORD,
        .record = &record_CUDA_RESOURCE_DESC_anon0, .doc = doc_CUDA_RESOURCE_DESC_anon0),
    [T_CUDA_RESOURCE_DESC_anon0_anon0] = CB_CLASS("CUDA_RESOURCE_DESC_anon0_anon0", RECORD,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon0,
        .doc = doc_CUDA_RESOURCE_DESC_anon0_anon0),
    [T_CUDA_RESOURCE_DESC_anon0_anon1] = CB_CLASS("CUDA_RESOURCE_DESC_anon0_anon1", RECORD,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon1,
        .doc = doc_CUDA_RESOURCE_DESC_anon0_anon1),
    [T_CUDA_RESOURCE_DESC_anon0_anon2] = CB_CLASS("CUDA_RESOURCE_DESC_anon0_anon2", RECORD,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon2,
        .doc = doc_CUDA_RESOURCE_DESC_anon0_anon2),
    [T_CUDA_RESOURCE_DESC_anon0_anon3] = CB_CLASS("CUDA_RESOURCE_DESC_anon0_anon3", RECORD,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon3,
        .doc = doc_CUDA_RESOURCE_DESC_anon0_anon3),
    [T_CUDA_RESOURCE_DESC_anon0_anon4] = CB_CLASS("CUDA_RESOURCE_DESC_anon0_anon4", RECORD,
        .record = &record_CUDA_RESOURCE_DESC_anon0_anon4,
        .doc = doc_CUDA_RESOURCE_DESC_anon0_anon4),
    [T_CUDA_TEXTURE_DESC_st] = CB_CLASS("CUDA_TEXTURE_DESC_st", RECORD,
        .record = &record_CUDA_TEXTURE_DESC, .doc = doc_CUDA_TEXTURE_DESC_st),
    [T_CUDA_TEXTURE_DESC_v1] = CB_CLASS_LIKE("CUDA_TEXTURE_DESC_v1", RECORD,
        T_CUDA_TEXTURE_DESC_st, CB_NO_CLASS, .record = &record_CUDA_TEXTURE_DESC,
        .doc = doc_CUDA_TEXTURE_DESC_v1),
    [T_CUDA_TEXTURE_DESC] = CB_CLASS_LIKE("CUDA_TEXTURE_DESC", RECORD, T_CUDA_TEXTURE_DESC_v1,
        CB_NO_CLASS, .record = &record_CUDA_TEXTURE_DESC, .doc = doc_CUDA_TEXTURE_DESC),
    [T_CUDA_RESOURCE_VIEW_DESC_st] = CB_CLASS("CUDA_RESOURCE_VIEW_DESC_st", RECORD,
        .record = &record_CUDA_RESOURCE_VIEW_DESC, .doc = doc_CUDA_RESOURCE_VIEW_DESC_st),
    [T_CUDA_RESOURCE_VIEW_DESC_v1] = CB_CLASS_LIKE("CUDA_RESOURCE_VIEW_DESC_v1", RECORD,
        T_CUDA_RESOURCE_VIEW_DESC_st, CB_NO_CLASS, .record = &record_CUDA_RESOURCE_VIEW_DESC,
        .doc = doc_CUDA_RESOURCE_VIEW_DESC_v1),
    [T_CUDA_RESOURCE_VIEW_DESC] = CB_CLASS_LIKE("CUDA_RESOURCE_VIEW_DESC", RECORD,
        T_CUDA_RESOURCE_VIEW_DESC_v1, CB_NO_CLASS, .record = &record_CUDA_RESOURCE_VIEW_DESC,
        .doc = doc_CUDA_RESOURCE_VIEW_DESC),
    [T_CUtensorMap_st] = CB_CLASS("CUtensorMap_st", RECORD, .record = &record_CUtensorMap,
        .doc = doc_CUtensorMap_st),
    [T_CUtensorMap] = CB_CLASS_LIKE("CUtensorMap", RECORD, T_CUtensorMap_st, CB_NO_CLASS,
        .record = &record_CUtensorMap, .doc = doc_CUtensorMap),
    [T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st] = CB_CLASS("CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st",
        RECORD, .record = &record_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
        .doc = doc_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st),
    [T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1] =
        CB_CLASS_LIKE("CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1", RECORD,
            T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st, CB_NO_CLASS,
            .record = &record_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
            .doc = doc_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1),
    [T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS] = CB_CLASS_LIKE("CUDA_POINTER_ATTRIBUTE_P2P_TOKENS",
        RECORD, T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, CB_NO_CLASS,
        .record = &record_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
        .doc = doc_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS),
    [T_CUDA_LAUNCH_PARAMS_st] = CB_CLASS("CUDA_LAUNCH_PARAMS_st", RECORD,
        .record = &record_CUDA_LAUNCH_PARAMS, .doc = doc_CUDA_LAUNCH_PARAMS_st),
    [T_CUDA_LAUNCH_PARAMS_v1] = CB_CLASS_LIKE("CUDA_LAUNCH_PARAMS_v1", RECORD,
        T_CUDA_LAUNCH_PARAMS_st, CB_NO_CLASS, .record = &record_CUDA_LAUNCH_PARAMS,
        .doc = doc_CUDA_LAUNCH_PARAMS_v1),
    [T_CUDA_LAUNCH_PARAMS] = CB_CLASS_LIKE("CUDA_LAUNCH_PARAMS", RECORD, T_CUDA_LAUNCH_PARAMS_v1,
        CB_NO_CLASS, .record = &record_CUDA_LAUNCH_PARAMS, .doc = doc_CUDA_LAUNCH_PARAMS),
    [T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st] = CB_CLASS("CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st",
        RECORD, .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
        .doc = doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st),
    [T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1] = CB_CLASS_LIKE("CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1",
        RECORD, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, CB_NO_CLASS,
        .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
        .doc = doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1),
    [T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC] = CB_CLASS_LIKE("CUDA_EXTERNAL_MEMORY_HANDLE_DESC",
        RECORD, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, CB_NO_CLASS,
        .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
        .doc = doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC),
    [T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0] = CB_CLASS("CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0",
        RECORD, .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0,
        .doc = doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0),
    [T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0] =
        CB_CLASS("CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0", RECORD,
            .record = &record_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0,
            .doc = doc_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_anon0_anon0),
    [T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st] = CB_CLASS("CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st",
        RECORD, .record = &record_CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        .doc = doc_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st),
    [T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1] = CB_CLASS_LIKE("CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1",
        RECORD, T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st, CB_NO_CLASS,
        .record = &record_CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        .doc = doc_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1),
    [T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC] = CB_CLASS_LIKE("CUDA_EXTERNAL_MEMORY_BUFFER_DESC",
        RECORD, T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, CB_NO_CLASS,
        .record = &record_CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        .doc = doc_CUDA_EXTERNAL_MEMORY_BUFFER_DESC),
    [T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st] =
        CB_CLASS("CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st", RECORD,
            .record = &record_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
            .doc = doc_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st),
    [T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1] =
        CB_CLASS_LIKE("CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1", RECORD,
            T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st, CB_NO_CLASS,
            .record = &record_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
            .doc = doc_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1),
    [T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC] =
        CB_CLASS_LIKE("CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC", RECORD,
            T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, CB_NO_CLASS,
            .record = &record_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
            .doc = doc_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC),
    [T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st] = CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st",
        RECORD, .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
        .doc = doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st),
    [T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1] =
        CB_CLASS_LIKE("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1", RECORD,
            T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st, CB_NO_CLASS,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1),
    [T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC] = CB_CLASS_LIKE("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC",
        RECORD, T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, CB_NO_CLASS,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
        .doc = doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC),
    [T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0),
    [T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_anon0_anon0),
    [T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st),
    [T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1] =
        CB_CLASS_LIKE("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1", RECORD,
            T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st, CB_NO_CLASS,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1),
    [T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] =
        CB_CLASS_LIKE("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", RECORD,
            T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, CB_NO_CLASS,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS),
    [T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0),
    [T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon0),
    [T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon1),
    [T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_anon0_anon2),
    [T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st] = CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st",
        RECORD, .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
        .doc = doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st),
    [T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1] =
        CB_CLASS_LIKE("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1", RECORD,
            T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st, CB_NO_CLASS,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1),
    [T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] = CB_CLASS_LIKE("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS",
        RECORD, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, CB_NO_CLASS,
        .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
        .doc = doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS),
    [T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0),
    [T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon0),
    [T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon1),
    [T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2] =
        CB_CLASS("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2", RECORD,
            .record = &record_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2,
            .doc = doc_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_anon0_anon2),
    [T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st] = CB_CLASS("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        .doc = doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st),
    [T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1] = CB_CLASS_LIKE("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1",
        RECORD, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st, CB_NO_CLASS,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        .doc = doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1),
    [T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS", RECORD,
        T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, CB_NO_CLASS,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        .doc = doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS),
    [T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st] = CB_CLASS("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st",
        RECORD, .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
        .doc = doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st),
    [T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2] = CB_CLASS_LIKE("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2",
        RECORD, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st, CB_NO_CLASS,
        .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
        .doc = doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2),
    [T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0] =
        CB_CLASS("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0", RECORD,
            .record = &record_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0,
            .doc = doc_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0),
    [T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st] = CB_CLASS("CUDA_EXT_SEM_WAIT_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        .doc = doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st),
    [T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1] = CB_CLASS_LIKE("CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
        RECORD, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_st, CB_NO_CLASS,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        .doc = doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1),
    [T_CUDA_EXT_SEM_WAIT_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_EXT_SEM_WAIT_NODE_PARAMS", RECORD,
        T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, CB_NO_CLASS,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS, .doc = doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS),
    [T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st] = CB_CLASS("CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st",
        RECORD, .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
        .doc = doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st),
    [T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2] = CB_CLASS_LIKE("CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
        RECORD, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st, CB_NO_CLASS,
        .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
        .doc = doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2),
    [T_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0] = CB_CLASS("CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0",
        RECORD, .record = &record_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0,
        .doc = doc_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0),
    [T_CUarrayMapInfo_st] = CB_CLASS("CUarrayMapInfo_st", RECORD, .record = &record_CUarrayMapInfo,
        .doc = doc_CUarrayMapInfo_st),
    [T_CUarrayMapInfo_v1] = CB_CLASS_LIKE("CUarrayMapInfo_v1", RECORD, T_CUarrayMapInfo_st,
        CB_NO_CLASS, .record = &record_CUarrayMapInfo, .doc = doc_CUarrayMapInfo_v1),
    [T_CUarrayMapInfo] = CB_CLASS_LIKE("CUarrayMapInfo", RECORD, T_CUarrayMapInfo_v1, CB_NO_CLASS,
        .record = &record_CUarrayMapInfo, .doc = doc_CUarrayMapInfo),
    [T_CUarrayMapInfo_anon0] = CB_CLASS("CUarrayMapInfo_anon0", RECORD,
        .record = &record_CUarrayMapInfo_anon0, .doc = doc_CUarrayMapInfo_anon0),
    [T_CUarrayMapInfo_anon1] = CB_CLASS("CUarrayMapInfo_anon1", RECORD,
        .record = &record_CUarrayMapInfo_anon1, .doc = doc_CUarrayMapInfo_anon1),
    [T_CUarrayMapInfo_anon1_anon0] = CB_CLASS("CUarrayMapInfo_anon1_anon0", RECORD,
        .record = &record_CUarrayMapInfo_anon1_anon0, .doc = doc_CUarrayMapInfo_anon1_anon0),
    [T_CUarrayMapInfo_anon1_anon1] = CB_CLASS("CUarrayMapInfo_anon1_anon1", RECORD,
        .record = &record_CUarrayMapInfo_anon1_anon1, .doc = doc_CUarrayMapInfo_anon1_anon1),
    [T_CUarrayMapInfo_anon2] = CB_CLASS("CUarrayMapInfo_anon2", RECORD,
        .record = &record_CUarrayMapInfo_anon2, .doc = doc_CUarrayMapInfo_anon2),
    [T_CUmemLocation_st] = CB_CLASS("CUmemLocation_st", RECORD, .record = &record_CUmemLocation,
        .doc = doc_CUmemLocation_st),
    [T_CUmemLocation_v1] = CB_CLASS_LIKE("CUmemLocation_v1", RECORD, T_CUmemLocation_st,
        CB_NO_CLASS, .record = &record_CUmemLocation, .doc = doc_CUmemLocation_v1),
    [T_CUmemLocation] = CB_CLASS_LIKE("CUmemLocation", RECORD, T_CUmemLocation_v1, CB_NO_CLASS,
        .record = &record_CUmemLocation, .doc = doc_CUmemLocation),
    [T_CUmemLocation_anon0] = CB_CLASS("CUmemLocation_anon0", RECORD,
        .record = &record_CUmemLocation_anon0, .doc = doc_CUmemLocation_anon0),
    [T_CUmemLocation_anon0_anon0] = CB_CLASS("CUmemLocation_anon0_anon0", RECORD,
        .record = &record_CUmemLocation_anon0_anon0, .doc = doc_CUmemLocation_anon0_anon0),
    [T_CUmemAllocationProp_st] = CB_CLASS("CUmemAllocationProp_st", RECORD,
        .record = &record_CUmemAllocationProp, .doc = doc_CUmemAllocationProp_st),
    [T_CUmemAllocationProp_v1] = CB_CLASS_LIKE("CUmemAllocationProp_v1", RECORD,
        T_CUmemAllocationProp_st, CB_NO_CLASS, .record = &record_CUmemAllocationProp,
        .doc = doc_CUmemAllocationProp_v1),
    [T_CUmemAllocationProp] = CB_CLASS_LIKE("CUmemAllocationProp", RECORD,
        T_CUmemAllocationProp_v1, CB_NO_CLASS, .record = &record_CUmemAllocationProp,
        .doc = doc_CUmemAllocationProp),
    [T_CUmemAllocationProp_anon0] = CB_CLASS("CUmemAllocationProp_anon0", RECORD,
        .record = &record_CUmemAllocationProp_anon0, .doc = doc_CUmemAllocationProp_anon0),
    [T_CUmulticastObjectProp_st] = CB_CLASS("CUmulticastObjectProp_st", RECORD,
        .record = &record_CUmulticastObjectProp, .doc = doc_CUmulticastObjectProp_st),
    [T_CUmulticastObjectProp_v1] = CB_CLASS_LIKE("CUmulticastObjectProp_v1", RECORD,
        T_CUmulticastObjectProp_st, CB_NO_CLASS, .record = &record_CUmulticastObjectProp,
        .doc = doc_CUmulticastObjectProp_v1),
    [T_CUmulticastObjectProp] = CB_CLASS_LIKE("CUmulticastObjectProp", RECORD,
        T_CUmulticastObjectProp_v1, CB_NO_CLASS, .record = &record_CUmulticastObjectProp,
        .doc = doc_CUmulticastObjectProp),
    [T_CUmemAccessDesc_st] = CB_CLASS("CUmemAccessDesc_st", RECORD,
        .record = &record_CUmemAccessDesc, .doc = doc_CUmemAccessDesc_st),
    [T_CUmemAccessDesc_v1] = CB_CLASS_LIKE("CUmemAccessDesc_v1", RECORD, T_CUmemAccessDesc_st,
        CB_NO_CLASS, .record = &record_CUmemAccessDesc, .doc = doc_CUmemAccessDesc_v1),
    [T_CUmemAccessDesc] = CB_CLASS_LIKE("CUmemAccessDesc", RECORD, T_CUmemAccessDesc_v1,
        CB_NO_CLASS, .record = &record_CUmemAccessDesc, .doc = doc_CUmemAccessDesc),
    [T_CUgraphExecUpdateResultInfo_st] = CB_CLASS("CUgraphExecUpdateResultInfo_st", RECORD,
        .record = &record_CUgraphExecUpdateResultInfo, .doc = doc_CUgraphExecUpdateResultInfo_st),
    [T_CUgraphExecUpdateResultInfo_v1] = CB_CLASS_LIKE("CUgraphExecUpdateResultInfo_v1", RECORD,
        T_CUgraphExecUpdateResultInfo_st, CB_NO_CLASS,
        .record = &record_CUgraphExecUpdateResultInfo, .doc = doc_CUgraphExecUpdateResultInfo_v1),
    [T_CUgraphExecUpdateResultInfo] = CB_CLASS_LIKE("CUgraphExecUpdateResultInfo", RECORD,
        T_CUgraphExecUpdateResultInfo_v1, CB_NO_CLASS,
        .record = &record_CUgraphExecUpdateResultInfo, .doc = doc_CUgraphExecUpdateResultInfo),
    [T_CUmemPoolProps_st] = CB_CLASS("CUmemPoolProps_st", RECORD, .record = &record_CUmemPoolProps,
        .doc = doc_CUmemPoolProps_st),
    [T_CUmemPoolProps_v1] = CB_CLASS_LIKE("CUmemPoolProps_v1", RECORD, T_CUmemPoolProps_st,
        CB_NO_CLASS, .record = &record_CUmemPoolProps, .doc = doc_CUmemPoolProps_v1),
    [T_CUmemPoolProps] = CB_CLASS_LIKE("CUmemPoolProps", RECORD, T_CUmemPoolProps_v1, CB_NO_CLASS,
        .record = &record_CUmemPoolProps, .doc = doc_CUmemPoolProps),
    [T_CUmemPoolPtrExportData_st] = CB_CLASS("CUmemPoolPtrExportData_st", RECORD,
        .record = &record_CUmemPoolPtrExportData, .doc = doc_CUmemPoolPtrExportData_st),
    [T_CUmemPoolPtrExportData_v1] = CB_CLASS_LIKE("CUmemPoolPtrExportData_v1", RECORD,
        T_CUmemPoolPtrExportData_st, CB_NO_CLASS, .record = &record_CUmemPoolPtrExportData,
        .doc = doc_CUmemPoolPtrExportData_v1),
    [T_CUmemPoolPtrExportData] = CB_CLASS_LIKE("CUmemPoolPtrExportData", RECORD,
        T_CUmemPoolPtrExportData_v1, CB_NO_CLASS, .record = &record_CUmemPoolPtrExportData,
        .doc = doc_CUmemPoolPtrExportData),
    [T_CUmemcpyAttributes_st] = CB_CLASS("CUmemcpyAttributes_st", RECORD,
        .record = &record_CUmemcpyAttributes, .doc = doc_CUmemcpyAttributes_st),
    [T_CUmemcpyAttributes_v1] = CB_CLASS_LIKE("CUmemcpyAttributes_v1", RECORD,
        T_CUmemcpyAttributes_st, CB_NO_CLASS, .record = &record_CUmemcpyAttributes,
        .doc = doc_CUmemcpyAttributes_v1),
    [T_CUmemcpyAttributes] = CB_CLASS_LIKE("CUmemcpyAttributes", RECORD, T_CUmemcpyAttributes_v1,
        CB_NO_CLASS, .record = &record_CUmemcpyAttributes, .doc = doc_CUmemcpyAttributes),
    [T_CUoffset3D_st] = CB_CLASS("CUoffset3D_st", RECORD, .record = &record_CUoffset3D,
        .doc = doc_CUoffset3D_st),
    [T_CUoffset3D_v1] = CB_CLASS_LIKE("CUoffset3D_v1", RECORD, T_CUoffset3D_st, CB_NO_CLASS,
        .record = &record_CUoffset3D, .doc = doc_CUoffset3D_v1),
    [T_CUoffset3D] = CB_CLASS_LIKE("CUoffset3D", RECORD, T_CUoffset3D_v1, CB_NO_CLASS,
        .record = &record_CUoffset3D, .doc = doc_CUoffset3D),
    [T_CUextent3D_st] = CB_CLASS("CUextent3D_st", RECORD, .record = &record_CUextent3D,
        .doc = doc_CUextent3D_st),
    [T_CUextent3D_v1] = CB_CLASS_LIKE("CUextent3D_v1", RECORD, T_CUextent3D_st, CB_NO_CLASS,
        .record = &record_CUextent3D, .doc = doc_CUextent3D_v1),
    [T_CUextent3D] = CB_CLASS_LIKE("CUextent3D", RECORD, T_CUextent3D_v1, CB_NO_CLASS,
        .record = &record_CUextent3D, .doc = doc_CUextent3D),
    [T_CUmemcpy3DOperand_st] = CB_CLASS("CUmemcpy3DOperand_st", RECORD,
        .record = &record_CUmemcpy3DOperand, .doc = doc_CUmemcpy3DOperand_st),
    [T_CUmemcpy3DOperand_v1] = CB_CLASS_LIKE("CUmemcpy3DOperand_v1", RECORD,
        T_CUmemcpy3DOperand_st, CB_NO_CLASS, .record = &record_CUmemcpy3DOperand,
        .doc = doc_CUmemcpy3DOperand_v1),
    [T_CUmemcpy3DOperand] = CB_CLASS_LIKE("CUmemcpy3DOperand", RECORD, T_CUmemcpy3DOperand_v1,
        CB_NO_CLASS, .record = &record_CUmemcpy3DOperand, .doc = doc_CUmemcpy3DOperand),
    [T_CUmemcpy3DOperand_anon0] = CB_CLASS("CUmemcpy3DOperand_anon0", RECORD,
        .record = &record_CUmemcpy3DOperand_anon0, .doc = doc_CUmemcpy3DOperand_anon0),
    [T_CUmemcpy3DOperand_anon0_anon0] = CB_CLASS("CUmemcpy3DOperand_anon0_anon0", RECORD,
        .record = &record_CUmemcpy3DOperand_anon0_anon0, .doc = doc_CUmemcpy3DOperand_anon0_anon0),
    [T_CUmemcpy3DOperand_anon0_anon1] = CB_CLASS("CUmemcpy3DOperand_anon0_anon1", RECORD,
        .record = &record_CUmemcpy3DOperand_anon0_anon1, .doc = doc_CUmemcpy3DOperand_anon0_anon1),
    [T_CUDA_MEMCPY3D_BATCH_OP_st] = CB_CLASS("CUDA_MEMCPY3D_BATCH_OP_st", RECORD,
        .record = &record_CUDA_MEMCPY3D_BATCH_OP, .doc = doc_CUDA_MEMCPY3D_BATCH_OP_st),
    [T_CUDA_MEMCPY3D_BATCH_OP_v1] = CB_CLASS_LIKE("CUDA_MEMCPY3D_BATCH_OP_v1", RECORD,
        T_CUDA_MEMCPY3D_BATCH_OP_st, CB_NO_CLASS, .record = &record_CUDA_MEMCPY3D_BATCH_OP,
        .doc = doc_CUDA_MEMCPY3D_BATCH_OP_v1),
    [T_CUDA_MEMCPY3D_BATCH_OP] = CB_CLASS_LIKE("CUDA_MEMCPY3D_BATCH_OP", RECORD,
        T_CUDA_MEMCPY3D_BATCH_OP_v1, CB_NO_CLASS, .record = &record_CUDA_MEMCPY3D_BATCH_OP,
        .doc = doc_CUDA_MEMCPY3D_BATCH_OP),
    [T_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st] = CB_CLASS("CUDA_MEM_ALLOC_NODE_PARAMS_v1_st", RECORD,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS, .doc = doc_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st),
    [T_CUDA_MEM_ALLOC_NODE_PARAMS_v1] = CB_CLASS_LIKE("CUDA_MEM_ALLOC_NODE_PARAMS_v1", RECORD,
        T_CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, CB_NO_CLASS,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS, .doc = doc_CUDA_MEM_ALLOC_NODE_PARAMS_v1),
    [T_CUDA_MEM_ALLOC_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_MEM_ALLOC_NODE_PARAMS", RECORD,
        T_CUDA_MEM_ALLOC_NODE_PARAMS_v1, CB_NO_CLASS, .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS,
        .doc = doc_CUDA_MEM_ALLOC_NODE_PARAMS),
    [T_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st] = CB_CLASS("CUDA_MEM_ALLOC_NODE_PARAMS_v2_st", RECORD,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS_v2,
        .doc = doc_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st),
    [T_CUDA_MEM_ALLOC_NODE_PARAMS_v2] = CB_CLASS_LIKE("CUDA_MEM_ALLOC_NODE_PARAMS_v2", RECORD,
        T_CUDA_MEM_ALLOC_NODE_PARAMS_v2_st, CB_NO_CLASS,
        .record = &record_CUDA_MEM_ALLOC_NODE_PARAMS_v2, .doc = doc_CUDA_MEM_ALLOC_NODE_PARAMS_v2),
    [T_CUDA_MEM_FREE_NODE_PARAMS_st] = CB_CLASS("CUDA_MEM_FREE_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_MEM_FREE_NODE_PARAMS, .doc = doc_CUDA_MEM_FREE_NODE_PARAMS_st),
    [T_CUDA_MEM_FREE_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_MEM_FREE_NODE_PARAMS", RECORD,
        T_CUDA_MEM_FREE_NODE_PARAMS_st, CB_NO_CLASS, .record = &record_CUDA_MEM_FREE_NODE_PARAMS,
        .doc = doc_CUDA_MEM_FREE_NODE_PARAMS),
    [T_CUDA_CHILD_GRAPH_NODE_PARAMS_st] = CB_CLASS("CUDA_CHILD_GRAPH_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_CHILD_GRAPH_NODE_PARAMS, .doc = doc_CUDA_CHILD_GRAPH_NODE_PARAMS_st),
    [T_CUDA_CHILD_GRAPH_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_CHILD_GRAPH_NODE_PARAMS", RECORD,
        T_CUDA_CHILD_GRAPH_NODE_PARAMS_st, CB_NO_CLASS,
        .record = &record_CUDA_CHILD_GRAPH_NODE_PARAMS, .doc = doc_CUDA_CHILD_GRAPH_NODE_PARAMS),
    [T_CUDA_EVENT_RECORD_NODE_PARAMS_st] = CB_CLASS("CUDA_EVENT_RECORD_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_EVENT_RECORD_NODE_PARAMS,
        .doc = doc_CUDA_EVENT_RECORD_NODE_PARAMS_st),
    [T_CUDA_EVENT_RECORD_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_EVENT_RECORD_NODE_PARAMS", RECORD,
        T_CUDA_EVENT_RECORD_NODE_PARAMS_st, CB_NO_CLASS,
        .record = &record_CUDA_EVENT_RECORD_NODE_PARAMS, .doc = doc_CUDA_EVENT_RECORD_NODE_PARAMS),
    [T_CUDA_EVENT_RECORD_NODE_PARAMS_anon0] = CB_CLASS("CUDA_EVENT_RECORD_NODE_PARAMS_anon0",
        RECORD, .record = &record_CUDA_EVENT_RECORD_NODE_PARAMS_anon0,
        .doc = doc_CUDA_EVENT_RECORD_NODE_PARAMS_anon0),
    [T_CUDA_EVENT_WAIT_NODE_PARAMS_st] = CB_CLASS("CUDA_EVENT_WAIT_NODE_PARAMS_st", RECORD,
        .record = &record_CUDA_EVENT_WAIT_NODE_PARAMS, .doc = doc_CUDA_EVENT_WAIT_NODE_PARAMS_st),
    [T_CUDA_EVENT_WAIT_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_EVENT_WAIT_NODE_PARAMS", RECORD,
        T_CUDA_EVENT_WAIT_NODE_PARAMS_st, CB_NO_CLASS,
        .record = &record_CUDA_EVENT_WAIT_NODE_PARAMS, .doc = doc_CUDA_EVENT_WAIT_NODE_PARAMS),
    [T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st] = CB_CLASS("CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st",
        RECORD, .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS,
        .doc = doc_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st),
    [T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1] = CB_CLASS_LIKE("CUDA_MEMCPY_BATCH_NODE_PARAMS_V1",
        RECORD, T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st, CB_NO_CLASS,
        .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS,
        .doc = doc_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1),
    [T_CUDA_MEMCPY_BATCH_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_MEMCPY_BATCH_NODE_PARAMS", RECORD,
        T_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, CB_NO_CLASS,
        .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS, .doc = doc_CUDA_MEMCPY_BATCH_NODE_PARAMS),
    [T_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0] = CB_CLASS("CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0",
        RECORD, .record = &record_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0,
        .doc = doc_CUDA_MEMCPY_BATCH_NODE_PARAMS_anon0),
    [T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st] =
        CB_CLASS("CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st", RECORD,
            .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
            .doc = doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st),
    [T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1] =
        CB_CLASS_LIKE("CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1", RECORD,
            T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st, CB_NO_CLASS,
            .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
            .doc = doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1),
    [T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS] = CB_CLASS_LIKE("CUDA_FABRIC_CPY_BATCH_NODE_PARAMS",
        RECORD, T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, CB_NO_CLASS,
        .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
        .doc = doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS),
    [T_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0] =
        CB_CLASS("CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0", RECORD,
            .record = &record_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0,
            .doc = doc_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_anon0),
    [T_CUgraphNodeParams_st] = CB_CLASS("CUgraphNodeParams_st", RECORD,
        .record = &record_CUgraphNodeParams, .doc = doc_CUgraphNodeParams_st),
    [T_CUgraphNodeParams] = CB_CLASS_LIKE("CUgraphNodeParams", RECORD, T_CUgraphNodeParams_st,
        CB_NO_CLASS, .record = &record_CUgraphNodeParams, .doc = doc_CUgraphNodeParams),
    [T_CUgraphNodeParams_anon0] = CB_CLASS("CUgraphNodeParams_anon0", RECORD,
        .record = &record_CUgraphNodeParams_anon0, .doc = doc_CUgraphNodeParams_anon0),
    [T_CUcheckpointCustomStoragePerDeviceData_st] =
        CB_CLASS("CUcheckpointCustomStoragePerDeviceData_st", RECORD,
            .record = &record_CUcheckpointCustomStoragePerDeviceData,
            .doc = doc_CUcheckpointCustomStoragePerDeviceData_st),
    [T_CUcheckpointCustomStoragePerDeviceData] =
        CB_CLASS_LIKE("CUcheckpointCustomStoragePerDeviceData", RECORD,
            T_CUcheckpointCustomStoragePerDeviceData_st, CB_NO_CLASS,
            .record = &record_CUcheckpointCustomStoragePerDeviceData,
            .doc = doc_CUcheckpointCustomStoragePerDeviceData),
    [T_CUcheckpointCustomStorageInfo_st] = CB_CLASS("CUcheckpointCustomStorageInfo_st", RECORD,
        .record = &record_CUcheckpointCustomStorageInfo,
        .doc = doc_CUcheckpointCustomStorageInfo_st),
    [T_CUcheckpointCustomStorageInfo] = CB_CLASS_LIKE("CUcheckpointCustomStorageInfo", RECORD,
        T_CUcheckpointCustomStorageInfo_st, CB_NO_CLASS,
        .record = &record_CUcheckpointCustomStorageInfo, .doc = doc_CUcheckpointCustomStorageInfo),
    [T_CUcheckpointLockArgs_st] = CB_CLASS("CUcheckpointLockArgs_st", RECORD,
        .record = &record_CUcheckpointLockArgs, .doc = doc_CUcheckpointLockArgs_st),
    [T_CUcheckpointLockArgs] = CB_CLASS_LIKE("CUcheckpointLockArgs", RECORD,
        T_CUcheckpointLockArgs_st, CB_NO_CLASS, .record = &record_CUcheckpointLockArgs,
        .doc = doc_CUcheckpointLockArgs),
    [T_CUcheckpointCheckpointArgs_st] = CB_CLASS("CUcheckpointCheckpointArgs_st", RECORD,
        .record = &record_CUcheckpointCheckpointArgs, .doc = doc_CUcheckpointCheckpointArgs_st),
    [T_CUcheckpointCheckpointArgs] = CB_CLASS_LIKE("CUcheckpointCheckpointArgs", RECORD,
        T_CUcheckpointCheckpointArgs_st, CB_NO_CLASS, .record = &record_CUcheckpointCheckpointArgs,
        .doc = doc_CUcheckpointCheckpointArgs),
    [T_CUcheckpointGpuPair_st] = CB_CLASS("CUcheckpointGpuPair_st", RECORD,
        .record = &record_CUcheckpointGpuPair, .doc = doc_CUcheckpointGpuPair_st),
    [T_CUcheckpointGpuPair] = CB_CLASS_LIKE("CUcheckpointGpuPair", RECORD,
        T_CUcheckpointGpuPair_st, CB_NO_CLASS, .record = &record_CUcheckpointGpuPair,
        .doc = doc_CUcheckpointGpuPair),
    [T_CUcheckpointRestoreArgs_st] = CB_CLASS("CUcheckpointRestoreArgs_st", RECORD,
        .record = &record_CUcheckpointRestoreArgs, .doc = doc_CUcheckpointRestoreArgs_st),
    [T_CUcheckpointRestoreArgs] = CB_CLASS_LIKE("CUcheckpointRestoreArgs", RECORD,
        T_CUcheckpointRestoreArgs_st, CB_NO_CLASS, .record = &record_CUcheckpointRestoreArgs,
        .doc = doc_CUcheckpointRestoreArgs),
    [T_CUcheckpointUnlockArgs_st] = CB_CLASS("CUcheckpointUnlockArgs_st", RECORD,
        .record = &record_CUcheckpointUnlockArgs, .doc = doc_CUcheckpointUnlockArgs_st),
    [T_CUcheckpointUnlockArgs] = CB_CLASS_LIKE("CUcheckpointUnlockArgs", RECORD,
        T_CUcheckpointUnlockArgs_st, CB_NO_CLASS, .record = &record_CUcheckpointUnlockArgs,
        .doc = doc_CUcheckpointUnlockArgs),
    [T_CUmemDecompressParams_st] = CB_CLASS("CUmemDecompressParams_st", RECORD,
        .record = &record_CUmemDecompressParams, .doc = doc_CUmemDecompressParams_st),
    [T_CUmemDecompressParams] = CB_CLASS_LIKE("CUmemDecompressParams", RECORD,
        T_CUmemDecompressParams_st, CB_NO_CLASS, .record = &record_CUmemDecompressParams,
        .doc = doc_CUmemDecompressParams),
    [T_CUcliqueInfo_st] = CB_CLASS("CUcliqueInfo_st", RECORD, .record = &record_CUcliqueInfo,
        .doc = doc_CUcliqueInfo_st),
    [T_CUcliqueInfo] = CB_CLASS_LIKE("CUcliqueInfo", RECORD, T_CUcliqueInfo_st, CB_NO_CLASS,
        .record = &record_CUcliqueInfo, .doc = doc_CUcliqueInfo),
    [T_CUlogicalEndpointFabricHandle_st] = CB_CLASS("CUlogicalEndpointFabricHandle_st", RECORD,
        .record = &record_CUlogicalEndpointFabricHandle,
        .doc = doc_CUlogicalEndpointFabricHandle_st),
    [T_CUlogicalEndpointFabricHandle] = CB_CLASS_LIKE("CUlogicalEndpointFabricHandle", RECORD,
        T_CUlogicalEndpointFabricHandle_st, CB_NO_CLASS,
        .record = &record_CUlogicalEndpointFabricHandle, .doc = doc_CUlogicalEndpointFabricHandle),
    [T_CUlogicalEndpointProp_struct] = CB_CLASS("CUlogicalEndpointProp_struct", RECORD,
        .record = &record_CUlogicalEndpointProp, .doc = doc_CUlogicalEndpointProp_struct),
    [T_CUlogicalEndpointProp] = CB_CLASS_LIKE("CUlogicalEndpointProp", RECORD,
        T_CUlogicalEndpointProp_struct, CB_NO_CLASS, .record = &record_CUlogicalEndpointProp,
        .doc = doc_CUlogicalEndpointProp),
    [T_CUlogicalEndpointProp_anon0] = CB_CLASS("CUlogicalEndpointProp_anon0", RECORD,
        .record = &record_CUlogicalEndpointProp_anon0, .doc = doc_CUlogicalEndpointProp_anon0),
    [T_CUlogicalEndpointProp_anon0_anon0] = CB_CLASS("CUlogicalEndpointProp_anon0_anon0", RECORD,
        .record = &record_CUlogicalEndpointProp_anon0_anon0,
        .doc = doc_CUlogicalEndpointProp_anon0_anon0),
    [T_CUlogicalEndpointProp_anon0_anon1] = CB_CLASS("CUlogicalEndpointProp_anon0_anon1", RECORD,
        .record = &record_CUlogicalEndpointProp_anon0_anon1,
        .doc = doc_CUlogicalEndpointProp_anon0_anon1),
    [T_CUfabricCpyOperand_st] = CB_CLASS("CUfabricCpyOperand_st", RECORD,
        .record = &record_CUfabricCpyOperand, .doc = doc_CUfabricCpyOperand_st),
    [T_CUfabricCpyOperand] = CB_CLASS_LIKE("CUfabricCpyOperand", RECORD, T_CUfabricCpyOperand_st,
        CB_NO_CLASS, .record = &record_CUfabricCpyOperand, .doc = doc_CUfabricCpyOperand),
    [T_CUfabricCpyOperand_anon0] = CB_CLASS("CUfabricCpyOperand_anon0", RECORD,
        .record = &record_CUfabricCpyOperand_anon0, .doc = doc_CUfabricCpyOperand_anon0),
    [T_CUfabricCpyOperand_anon0_anon0] = CB_CLASS("CUfabricCpyOperand_anon0_anon0", RECORD,
        .record = &record_CUfabricCpyOperand_anon0_anon0,
        .doc = doc_CUfabricCpyOperand_anon0_anon0),
    [T_CUfabricCpyOperand_anon0_anon1] = CB_CLASS("CUfabricCpyOperand_anon0_anon1", RECORD,
        .record = &record_CUfabricCpyOperand_anon0_anon1,
        .doc = doc_CUfabricCpyOperand_anon0_anon1),
    [T_CUDA_FABRIC_COPY_BATCH_OP_st] = CB_CLASS("CUDA_FABRIC_COPY_BATCH_OP_st", RECORD,
        .record = &record_CUDA_FABRIC_COPY_BATCH_OP, .doc = doc_CUDA_FABRIC_COPY_BATCH_OP_st),
    [T_CUDA_FABRIC_COPY_BATCH_OP_v1] = CB_CLASS_LIKE("CUDA_FABRIC_COPY_BATCH_OP_v1", RECORD,
        T_CUDA_FABRIC_COPY_BATCH_OP_st, CB_NO_CLASS, .record = &record_CUDA_FABRIC_COPY_BATCH_OP,
        .doc = doc_CUDA_FABRIC_COPY_BATCH_OP_v1),
    [T_CUDA_FABRIC_COPY_BATCH_OP] = CB_CLASS_LIKE("CUDA_FABRIC_COPY_BATCH_OP", RECORD,
        T_CUDA_FABRIC_COPY_BATCH_OP_v1, CB_NO_CLASS, .record = &record_CUDA_FABRIC_COPY_BATCH_OP,
        .doc = doc_CUDA_FABRIC_COPY_BATCH_OP),
    [T_CUdevSmResource_st] = CB_CLASS("CUdevSmResource_st", RECORD,
        .record = &record_CUdevSmResource, .doc = doc_CUdevSmResource_st),
    [T_CUdevSmResource] = CB_CLASS_LIKE("CUdevSmResource", RECORD, T_CUdevSmResource_st,
        CB_NO_CLASS, .record = &record_CUdevSmResource, .doc = doc_CUdevSmResource),
    [T_CUdevWorkqueueConfigResource_st] = CB_CLASS("CUdevWorkqueueConfigResource_st", RECORD,
        .record = &record_CUdevWorkqueueConfigResource, .doc = doc_CUdevWorkqueueConfigResource_st),
    [T_CUdevWorkqueueConfigResource] = CB_CLASS_LIKE("CUdevWorkqueueConfigResource", RECORD,
        T_CUdevWorkqueueConfigResource_st, CB_NO_CLASS,
        .record = &record_CUdevWorkqueueConfigResource, .doc = doc_CUdevWorkqueueConfigResource),
    [T_CUdevWorkqueueResource_st] = CB_CLASS("CUdevWorkqueueResource_st", RECORD,
        .record = &record_CUdevWorkqueueResource, .doc = doc_CUdevWorkqueueResource_st),
    [T_CUdevWorkqueueResource] = CB_CLASS_LIKE("CUdevWorkqueueResource", RECORD,
        T_CUdevWorkqueueResource_st, CB_NO_CLASS, .record = &record_CUdevWorkqueueResource,
        .doc = doc_CUdevWorkqueueResource),
    [T_CU_DEV_SM_RESOURCE_GROUP_PARAMS_st] = CB_CLASS("CU_DEV_SM_RESOURCE_GROUP_PARAMS_st", RECORD,
        .record = &record_CU_DEV_SM_RESOURCE_GROUP_PARAMS,
        .doc = doc_CU_DEV_SM_RESOURCE_GROUP_PARAMS_st),
    [T_CU_DEV_SM_RESOURCE_GROUP_PARAMS] = CB_CLASS_LIKE("CU_DEV_SM_RESOURCE_GROUP_PARAMS", RECORD,
        T_CU_DEV_SM_RESOURCE_GROUP_PARAMS_st, CB_NO_CLASS,
        .record = &record_CU_DEV_SM_RESOURCE_GROUP_PARAMS,
        .doc = doc_CU_DEV_SM_RESOURCE_GROUP_PARAMS),
    [T_CUdevResource_st] = CB_CLASS("CUdevResource_st", RECORD, .record = &record_CUdevResource,
        .doc = doc_CUdevResource_st),
    [T_CUdevResource_v1] = CB_CLASS_LIKE("CUdevResource_v1", RECORD, T_CUdevResource_st,
        CB_NO_CLASS, .record = &record_CUdevResource, .doc = doc_CUdevResource_v1),
    [T_CUdevResource] = CB_CLASS_LIKE("CUdevResource", RECORD, T_CUdevResource_v1, CB_NO_CLASS,
        .record = &record_CUdevResource, .doc = doc_CUdevResource),
    [T_CUdevResource_anon0] = CB_CLASS("CUdevResource_anon0", RECORD,
        .record = &record_CUdevResource_anon0, .doc = doc_CUdevResource_anon0),
    [T_CUeglFrame_st] = CB_CLASS("CUeglFrame_st", RECORD, .record = &record_CUeglFrame,
        .doc = doc_CUeglFrame_st),
    [T_CUeglFrame_v1] = CB_CLASS_LIKE("CUeglFrame_v1", RECORD, T_CUeglFrame_st, CB_NO_CLASS,
        .record = &record_CUeglFrame, .doc = doc_CUeglFrame_v1),
    [T_CUeglFrame] = CB_CLASS_LIKE("CUeglFrame", RECORD, T_CUeglFrame_v1, CB_NO_CLASS,
        .record = &record_CUeglFrame, .doc = doc_CUeglFrame),
    [T_CUeglFrame_anon0] = CB_CLASS("CUeglFrame_anon0", RECORD, .record = &record_CUeglFrame_anon0,
        .doc = doc_CUeglFrame_anon0),
};
