// Declares fills.
#ifndef CUBIND_DRIVER_TRANSFER_FILL_H
#define CUBIND_DRIVER_TRANSFER_FILL_H

#include "stream/stream.h"
#include "types.h"

CUresult drv_fill_check(const CUDA_MEMSET_NODE_PARAMS_v2 *fill);
CUresult drv_fill(const CUDA_MEMSET_NODE_PARAMS_v2 *fill, drv_stream *stream);

#endif
