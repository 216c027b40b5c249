// Encodes tensor maps: descriptors with which kernels copy boxes of a tensor. No kernel reads them
// here, so they store their fields in a format of our own, in which equal arguments give equal
// bytes. Invalid arguments are refused as the driver refuses them.
#include <string.h>

#include "base/call.h"
#include "base/lock.h"
#include "device/context.h"

enum { MAX_RANK = 5, MAX_BOX = 256, MAX_COLUMN = 1024, MAX_STEP = 8 };

typedef enum map_kind { TILED = 1, IM2COL, IM2COL_WIDE } map_kind;

typedef struct map_fields {
    uint64_t address;
    uint8_t kind, type, rank, interleave, swizzle, promotion, fill, mode;
    uint32_t last[MAX_RANK];        // last index of each dimension
    uint64_t strides[MAX_RANK - 1]; // bytes
    uint16_t box[MAX_RANK];
    int16_t lower[MAX_RANK - 2], upper[MAX_RANK - 2];
    uint16_t channels, pixels;
    uint8_t steps[MAX_RANK];
} map_fields;

_Static_assert(sizeof(map_fields) <= sizeof(CUtensorMap), "the fields lie in a descriptor");

// The parameters that the three functions have in common.
typedef struct map_request {
    CUtensorMap *out;
    map_kind kind;
    CUtensorMapDataType type;
    cuuint32_t rank;
    void *address;
    const cuuint64_t *dims, *strides;
    const cuuint32_t *steps;
    CUtensorMapInterleave interleave;
    CUtensorMapSwizzle swizzle;
    CUtensorMapL2promotion promotion;
    CUtensorMapFloatOOBfill fill;
} map_request;

// --- checks --------------------------------------------------------------------------------------

static uint32_t
item_size(CUtensorMapDataType type)
{
    static const uint8_t sizes[] = {1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4};
    return (uint32_t)type < sizeof sizes ? sizes[type] : 0;
}

static bool
is_floating(CUtensorMapDataType type)
{
    return type >= CU_TENSOR_MAP_DATA_TYPE_FLOAT16 && type <= CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ;
}

static uint32_t
swizzle_span(CUtensorMapSwizzle swizzle)
{
    static const uint32_t spans[] = {UINT32_MAX, 32, 64, 128, 128, 128, 128};
    return (uint32_t)swizzle < sizeof spans / sizeof *spans ? spans[swizzle] : 0;
}

static bool
are_modes_right(const map_request *r)
{
    bool wide = r->interleave == CU_TENSOR_MAP_INTERLEAVE_32B;
    if ((uint32_t)r->interleave > CU_TENSOR_MAP_INTERLEAVE_32B || swizzle_span(r->swizzle) == 0 ||
        (uint32_t)r->promotion > CU_TENSOR_MAP_L2_PROMOTION_L2_256B ||
        (uint32_t)r->fill > CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA)
        return false;
    if (r->fill != CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE && !is_floating(r->type))
        return false;
    return !wide || r->swizzle == CU_TENSOR_MAP_SWIZZLE_32B;
}

static bool
are_extents_right(const map_request *r)
{
    uint64_t unit = r->interleave == CU_TENSOR_MAP_INTERLEAVE_32B ? 32 : 16;
    if ((uintptr_t)r->address % unit != 0)
        return false;
    for (uint32_t i = 0; i < r->rank; i++) {
        if (r->dims[i] == 0 || r->dims[i] > UINT64_C(1) << 32 || r->steps[i] == 0 ||
            r->steps[i] > MAX_STEP)
            return false;
        if (i > 0 && (r->strides[i - 1] % unit != 0 || r->strides[i - 1] >= UINT64_C(1) << 40))
            return false;
    }
    return true;
}

// Returns success if any context is current.
static CUresult
check_context(void)
{
    drv_context *context;
    drv_lock();
    CUresult status = drv_current(&context);
    drv_unlock();
    return status;
}

static CUresult
check_request(const map_request *r)
{
    DRV_TRY(check_context());
    uint32_t least = r->kind != TILED || r->interleave != CU_TENSOR_MAP_INTERLEAVE_NONE ? 3 : 1;
    bool given = r->out != NULL && r->address != NULL && r->dims != NULL && r->steps != NULL &&
                 (r->strides != NULL || r->rank == 1);
    if (!given || item_size(r->type) == 0 || r->rank < least || r->rank > MAX_RANK)
        return CUDA_ERROR_INVALID_VALUE;
    return are_modes_right(r) && are_extents_right(r) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// Checks the inner dimension of a box that is not interleaved.
static bool
is_line_right(const map_request *r, uint32_t items)
{
    uint32_t bytes = items * item_size(r->type);
    bool whole = r->kind != TILED || bytes % 16 == 0;
    return r->interleave != CU_TENSOR_MAP_INTERLEAVE_NONE ||
           (whole && bytes <= swizzle_span(r->swizzle));
}

// --- encoding ------------------------------------------------------------------------------------

static map_fields
common_fields(const map_request *r)
{
    map_fields fields;
    memset(&fields, 0, sizeof fields); // the padding, too
    fields.address = (uintptr_t)r->address;
    fields.kind = (uint8_t)r->kind;
    fields.type = (uint8_t)r->type;
    fields.rank = (uint8_t)r->rank;
    fields.interleave = (uint8_t)r->interleave;
    fields.swizzle = (uint8_t)r->swizzle;
    fields.promotion = (uint8_t)r->promotion;
    fields.fill = (uint8_t)r->fill;
    for (uint32_t i = 0; i < r->rank; i++) {
        fields.last[i] = (uint32_t)(r->dims[i] - 1);
        fields.steps[i] = (uint8_t)r->steps[i];
        if (i > 0)
            fields.strides[i - 1] = r->strides[i - 1];
    }
    return fields;
}

static CUresult
put_fields(const map_fields *fields, CUtensorMap *out)
{
    memset(out, 0, sizeof *out);
    memcpy(out, fields, sizeof *fields);
    return CUDA_SUCCESS;
}

static CUresult
encode_tiled(const map_request *r, const cuuint32_t *box)
{
    DRV_TRY(check_request(r));
    if (box == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    map_fields fields = common_fields(r);
    for (uint32_t i = 0; i < r->rank; i++) {
        if (box[i] == 0 || box[i] > MAX_BOX)
            return CUDA_ERROR_INVALID_VALUE;
        fields.box[i] = (uint16_t)box[i];
    }
    return is_line_right(r, box[0]) ? put_fields(&fields, r->out) : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
                                  cuuint32_t tensorRank, void *globalAddress,
                                  const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
                                  const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
                                  CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                  CUtensorMapL2promotion l2Promotion,
                                  CUtensorMapFloatOOBfill oobFill)
{
    DRV_ENTER();
    map_request r = {tensorMap,     TILED,     tensorDataType, tensorRank,
                     globalAddress, globalDim, globalStrides,  elementStrides,
                     interleave,    swizzle,   l2Promotion,    oobFill};
    return encode_tiled(&r, boxDim);
}

static bool
is_column_right(const map_request *r, cuuint32_t channels, cuuint32_t pixels)
{
    return channels >= 1 && channels <= MAX_BOX && pixels >= 1 && pixels <= MAX_COLUMN &&
           is_line_right(r, channels);
}

// Checks the corner of a box. Its coordinates share 16 bits.
static bool
are_corners_right(uint32_t rank, const int *corners)
{
    static const int limits[] = {[3] = 32768, [4] = 128, [5] = 16};
    for (uint32_t i = 0; i < rank - 2; i++)
        if (corners[i] < -limits[rank] || corners[i] >= limits[rank])
            return false;
    return true;
}

static CUresult
encode_im2col(const map_request *r, const int *lower, const int *upper, cuuint32_t channels,
              cuuint32_t pixels)
{
    DRV_TRY(check_request(r));
    if (lower == NULL || upper == NULL || !are_corners_right(r->rank, lower) ||
        !are_corners_right(r->rank, upper) || !is_column_right(r, channels, pixels))
        return CUDA_ERROR_INVALID_VALUE;
    map_fields fields = common_fields(r);
    for (uint32_t i = 0; i < r->rank - 2; i++) {
        fields.lower[i] = (int16_t)lower[i];
        fields.upper[i] = (int16_t)upper[i];
    }
    fields.channels = (uint16_t)channels;
    fields.pixels = (uint16_t)pixels;
    return put_fields(&fields, r->out);
}

CUresult
functional_cuTensorMapEncodeIm2col(
    CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
    void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
    const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel,
    cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
    DRV_ENTER();
    map_request r = {tensorMap,     IM2COL,    tensorDataType, tensorRank,
                     globalAddress, globalDim, globalStrides,  elementStrides,
                     interleave,    swizzle,   l2Promotion,    oobFill};
    return encode_im2col(&r, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel,
                         pixelsPerColumn);
}

static CUresult
encode_wide(const map_request *r, int lower, int upper, cuuint32_t channels, cuuint32_t pixels,
            CUtensorMapIm2ColWideMode mode)
{
    DRV_TRY(check_request(r));
    if (!are_corners_right(3, &lower) || !are_corners_right(3, &upper) ||
        !is_column_right(r, channels, pixels) ||
        (uint32_t)mode > CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128)
        return CUDA_ERROR_INVALID_VALUE;
    map_fields fields = common_fields(r);
    fields.lower[0] = (int16_t)lower;
    fields.upper[0] = (int16_t)upper;
    fields.channels = (uint16_t)channels;
    fields.pixels = (uint16_t)pixels;
    fields.mode = (uint8_t)mode;
    return put_fields(&fields, r->out);
}

CUresult
functional_cuTensorMapEncodeIm2colWide(
    CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
    void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
    int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel,
    cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill)
{
    DRV_ENTER();
    map_request r = {tensorMap,     IM2COL_WIDE, tensorDataType, tensorRank,
                     globalAddress, globalDim,   globalStrides,  elementStrides,
                     interleave,    swizzle,     l2Promotion,    oobFill};
    return encode_wide(&r, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel,
                       pixelsPerColumn, mode);
}

// --- another address -----------------------------------------------------------------------------

CUresult
functional_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
{
    DRV_ENTER();
    map_fields fields;
    if (tensorMap == NULL || globalAddress == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    memcpy(&fields, tensorMap, sizeof fields);
    uintptr_t unit = fields.interleave == CU_TENSOR_MAP_INTERLEAVE_32B ? 32 : 16;
    if (fields.kind < TILED || fields.kind > IM2COL_WIDE || (uintptr_t)globalAddress % unit != 0)
        return CUDA_ERROR_INVALID_VALUE;
    fields.address = (uintptr_t)globalAddress;
    return put_fields(&fields, tensorMap);
}
