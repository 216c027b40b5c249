// cuMemsetD8 and related functions.
#include <string.h>

#include "base/call.h"
#include "base/lock.h"
#include "device/context.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "stream/stream.h"
#include "transfer/fill.h"

static CUresult
fill_in_order(const CUDA_MEMSET_NODE_PARAMS_v2 *f, CUstream handle)
{
    drv_context *context;
    drv_stream *stream;
    DRV_TRY(drv_current(&context));
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    if (stream->capture == NULL)
        return drv_fill(f, stream);
    DRV_TRY(drv_fill_check(f));
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_MEMSET, .fill = *f};
    operation.fill.ctx = (CUcontext)stream->context;
    return drv_capture_operation(stream, &operation);
}

static CUresult
fill(CUdeviceptr to, size_t pitch, const void *item, size_t item_size, size_t width, size_t height,
     CUstream stream)
{
    DRV_ENTER();
    CUDA_MEMSET_NODE_PARAMS_v2 f = {.dst = to,
                                    .pitch = pitch,
                                    .elementSize = (unsigned int)item_size,
                                    .width = width,
                                    .height = height};
    memcpy(&f.value, item, item_size);
    drv_lock();
    CUresult status = fill_in_order(&f, stream);
    drv_unlock();
    return status;
}

// Defines the four functions for an item size: with and without a stream, in one and two
// dimensions.
#define DEFINE_FILLS(bits, type) \
    CUresult functional_cuMemsetD##bits##Async(CUdeviceptr to, type item, size_t count, \
                                               CUstream stream) \
    { \
        return fill(to, 0, &item, sizeof item, count, 1, stream); \
    } \
    CUresult functional_cuMemsetD##bits##_v2(CUdeviceptr to, type item, size_t count) \
    { \
        return fill(to, 0, &item, sizeof item, count, 1, NULL); \
    } \
    CUresult functional_cuMemsetD2D##bits##Async(CUdeviceptr to, size_t pitch, type item, \
                                                 size_t width, size_t height, CUstream stream) \
    { \
        return fill(to, pitch, &item, sizeof item, width, height, stream); \
    } \
    CUresult functional_cuMemsetD2D##bits##_v2(CUdeviceptr to, size_t pitch, type item, \
                                               size_t width, size_t height) \
    { \
        return fill(to, pitch, &item, sizeof item, width, height, NULL); \
    }

DEFINE_FILLS(8, unsigned char)
DEFINE_FILLS(16, unsigned short)
DEFINE_FILLS(32, unsigned int)
