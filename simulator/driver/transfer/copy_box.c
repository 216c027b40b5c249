// Implements 2D and 3D copies: checks that all rows are valid, then copies row by row.
#include "transfer/copy_box.h"

#include "cubind_size.h"
#include "memory/ranges.h"
#include "transfer/copy.h"

// The source or destination of a pitched copy. row_of() computes the start of a row from it.
typedef struct end {
    uintptr_t base;
    bool device;
    size_t pitch;
    size_t height; // rows of a plane
    size_t x, y, z;
} end;

// Reads the source or destination of a copy; false for arrays, which this driver lacks, and for
// unknown memory types.
static bool
make_end(end *e, CUmemorytype type, const void *host, CUdeviceptr device)
{
    if (type == CU_MEMORYTYPE_HOST) {
        e->base = (uintptr_t)host;
        return true;
    }
    e->base = (uintptr_t)device; // may be host memory if the memory type is unified
    e->device = type == CU_MEMORYTYPE_DEVICE || drv_range_of(e->base) != NULL;
    return type == CU_MEMORYTYPE_DEVICE || type == CU_MEMORYTYPE_UNIFIED;
}

static drv_end
row_of(const end *e, size_t y, size_t z)
{
    return (drv_end){e->base + e->x + (e->y + y + (e->z + z) * e->height) * e->pitch, e->device};
}

static bool
is_empty(const CUDA_MEMCPY3D *p)
{
    return p->WidthInBytes == 0 || p->Height == 0 || p->Depth == 0;
}

// Checks that the address of the last row fits into 64 bits. Otherwise the addresses from row_of()
// would be wrong.
static bool
has_last_row(const end *e, const CUDA_MEMCPY3D *p)
{
    uint64_t y, z, rows, bytes, at;
    return size_add(e->z, p->Depth - 1, &z) && size_multiply(z, e->height, &rows) &&
           size_add(e->y, p->Height - 1, &y) && size_add(rows, y, &rows) &&
           size_multiply(rows, e->pitch, &bytes) && size_add(bytes, e->x, &at) &&
           size_add(at, e->base, &at) && size_add(at, p->WidthInBytes, &at);
}

static CUresult
read_ends(const CUDA_MEMCPY3D *p, end *to, end *from)
{
    *to = (end){.pitch = p->dstPitch != 0 ? p->dstPitch : p->WidthInBytes,
                .height = p->dstHeight != 0 ? p->dstHeight : p->Height,
                .x = p->dstXInBytes,
                .y = p->dstY,
                .z = p->dstZ};
    *from = (end){.pitch = p->srcPitch != 0 ? p->srcPitch : p->WidthInBytes,
                  .height = p->srcHeight != 0 ? p->srcHeight : p->Height,
                  .x = p->srcXInBytes,
                  .y = p->srcY,
                  .z = p->srcZ};
    bool valid = make_end(to, p->dstMemoryType, p->dstHost, p->dstDevice) &&
                 make_end(from, p->srcMemoryType, p->srcHost, p->srcDevice) &&
                 p->WidthInBytes <= to->pitch && p->WidthInBytes <= from->pitch &&
                 (is_empty(p) || (has_last_row(to, p) && has_last_row(from, p)));
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
drv_copy_check(const CUDA_MEMCPY3D *p)
{
    end to, from;
    DRV_TRY(read_ends(p, &to, &from));
    for (size_t z = 0; !is_empty(p) && z < p->Depth; z++)
        for (size_t y = 0; y < p->Height; y++)
            DRV_TRY(drv_copy_check_ends(row_of(&to, y, z), row_of(&from, y, z), p->WidthInBytes));
    return CUDA_SUCCESS;
}

CUresult
drv_copy_shape(const CUDA_MEMCPY3D *p, drv_stream *stream, bool read_at_once)
{
    end to, from;
    DRV_TRY(read_ends(p, &to, &from));
    for (size_t z = 0; !is_empty(p) && z < p->Depth; z++)
        for (size_t y = 0; y < p->Height; y++)
            DRV_TRY(drv_copy(row_of(&to, y, z), row_of(&from, y, z), p->WidthInBytes, stream,
                             read_at_once));
    return CUDA_SUCCESS;
}

bool
drv_copy_shape_is_awaited(const CUDA_MEMCPY3D *p)
{
    end to, from;
    return !is_empty(p) && read_ends(p, &to, &from) == CUDA_SUCCESS &&
           drv_copy_is_awaited(row_of(&to, 0, 0), row_of(&from, 0, 0));
}
