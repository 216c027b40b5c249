// Fills: one item over and over, in rows.
#include <string.h>

#include "functional.h"

static void
fill_now(const fd_work *work)
{
    if (!fd_still_there(work->to, work->to_id))
        return;
    for (size_t y = 0; y < work->height; y++) {
        char *row = (char *)(work->to + y * work->pitch);
        for (size_t x = 0; x < work->size; x++)
            memcpy(row + x * work->item_size, work->item, work->item_size);
    }
}

static CUresult
check_rows(CUdeviceptr to, size_t pitch, size_t item_size, size_t width, size_t height)
{
    if ((uintptr_t)to % item_size != 0 || width > SIZE_MAX / item_size)
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t y = 0; y < height; y++)
        FD_TRY(fd_check_device_range(to + y * pitch, width * item_size));
    return CUDA_SUCCESS;
}

static CUresult
fill_in_order(CUdeviceptr to, size_t pitch, const void *item, size_t item_size, size_t width,
              size_t height, CUstream handle)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    FD_TRY(fd_check_stream(handle));
    FD_TRY(check_rows(to, pitch, item_size, width, height));
    if (width == 0 || height == 0)
        return CUDA_SUCCESS;
    fd_work work = {
        .run = fill_now,
        .to = (uintptr_t)to,
        .to_id = fd_range_of((uintptr_t)to)->id,
        .size = width,
        .pitch = pitch,
        .height = height,
        .item_size = item_size,
    };
    memcpy(work.item, item, item_size);
    return fd_submit_to(handle, &work);
}

static CUresult
fill(CUdeviceptr to, size_t pitch, const void *item, size_t item_size, size_t width, size_t height,
     CUstream stream)
{
    FD_ENTER();
    fd_lock();
    CUresult status = fill_in_order(to, pitch, item, item_size, width, height, stream);
    fd_unlock();
    return status;
}

// The four functions of one item width: with and without a stream, of one and of two dimensions.
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
