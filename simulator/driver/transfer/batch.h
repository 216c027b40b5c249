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
typedef struct fd_batch {
    drv_context *context;
    unsigned int count;
    CUstreamBatchMemOpParams *list;
} fd_batch;

CUresult fd_batch_read(fd_batch *to, drv_context *context,
                       const CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *given);
CUresult fd_batch_copy(fd_batch *to, const fd_batch *from);
void fd_batch_free(fd_batch *batch);
void fd_batch_tell(const fd_batch *batch, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *out);
// Returns whether an update may replace `now` by `wanted` in an executable graph.
bool fd_batch_can_become(const fd_batch *now, const fd_batch *wanted);
bool fd_batch_waits(const fd_batch *batch);
CUresult fd_batch_run(const fd_batch *batch, drv_stream *stream);

#endif
