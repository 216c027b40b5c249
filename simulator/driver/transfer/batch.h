// Declares operations on memory, which are done one after the other: write a value, add to it, or
// wait for it.
#ifndef CUBIND_DRIVER_TRANSFER_BATCH_H
#define CUBIND_DRIVER_TRANSFER_BATCH_H

#include <stdbool.h>

#include "device/context.h"
#include "stream/stream.h"
#include "types.h"

// Operations on memory, which are done one after the other: write a value, add to it, or wait for
// it.
typedef struct drv_batch {
    drv_context *context;
    unsigned int count;
    CUstreamBatchMemOpParams *list;
} drv_batch;

CUresult drv_batch_read(drv_batch *to, drv_context *context,
                        const CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *given);
CUresult drv_batch_copy(drv_batch *to, const drv_batch *from);
void drv_batch_free(drv_batch *batch);
void drv_batch_tell(const drv_batch *batch, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *out);
// Returns whether an update may replace `now` by `wanted` in an executable graph.
bool drv_batch_can_become(const drv_batch *now, const drv_batch *wanted);
bool drv_batch_waits(const drv_batch *batch);
CUresult drv_batch_run(const drv_batch *batch, drv_stream *stream);

#endif
