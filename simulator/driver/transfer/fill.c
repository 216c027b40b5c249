// Implements fills: repeats one item in each row.
#include "transfer/fill.h"

#include <string.h>

#include "cubind_size.h"
#include "memory/ranges.h"
#include "memory/written.h"
#include "stream/queue.h"
#include "transfer/copy.h"

// Repeats the first item of a row. Each memcpy copies all bytes that are already filled, up to a
// size that fits the CPU cache.
static void
repeat_item(char *row, size_t item_size, size_t bytes)
{
    enum { MOST = 16 << 10 };
    for (size_t done = item_size; done < bytes;) {
        size_t size = done < MOST ? done : MOST; // a multiple of the item
        size = size < bytes - done ? size : bytes - done;
        memcpy(row + done, row, size);
        done += size;
    }
}

static void
fill_row(char *row, const drv_work *work)
{
    bool same = true; // all bytes of the item are equal
    for (size_t i = 1; i < work->item_size; i++)
        same &= work->item[i] == work->item[0];
    size_t bytes = work->size * work->item_size;
    if (same) {
        memset(row, work->item[0], bytes);
        return;
    }
    memcpy(row, work->item, work->item_size);
    repeat_item(row, work->item_size, bytes);
}

static void
fill_now(const drv_work *work)
{
    if (!drv_still_there(work->to, work->to_id))
        return;
    for (size_t y = 0; y < work->height; y++) {
        uintptr_t row = work->to + y * work->pitch;
        fill_row((char *)row, work);
        drv_end_unwritten(row, work->size * work->item_size);
    }
}

CUresult
drv_fill_check(const CUDA_MEMSET_NODE_PARAMS_v2 *f)
{
    size_t size = f->elementSize;
    uint64_t row, rows, end;
    if ((size != 1 && size != 2 && size != 4) || (uintptr_t)f->dst % size != 0 ||
        !size_multiply(f->width, size, &row) || (f->height > 1 && f->pitch < row))
        return CUDA_ERROR_INVALID_VALUE;
    if (row == 0 || f->height == 0)
        return CUDA_SUCCESS;
    if (!size_multiply(f->height - 1, f->pitch, &rows) || !size_add(f->dst, rows, &end))
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t y = 0; y < f->height; y++)
        DRV_TRY(drv_check_device_range(f->dst + y * f->pitch, row, true));
    return CUDA_SUCCESS;
}

CUresult
drv_fill(const CUDA_MEMSET_NODE_PARAMS_v2 *f, drv_stream *stream)
{
    DRV_TRY(drv_fill_check(f));
    if (f->width == 0 || f->height == 0)
        return CUDA_SUCCESS;
    drv_work work = {
        .run = fill_now,
        .to = (uintptr_t)f->dst,
        .to_id = drv_range_of((uintptr_t)f->dst)->id,
        .size = f->width,
        .pitch = f->pitch,
        .height = f->height,
        .item_size = f->elementSize,
    };
    memcpy(work.item, &f->value, f->elementSize);
    return drv_submit(stream, &work);
}
