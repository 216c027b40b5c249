// Declares 2D and 3D copies.
#ifndef CUBIND_DRIVER_TRANSFER_COPY_BOX_H
#define CUBIND_DRIVER_TRANSFER_COPY_BOX_H

#include <stdbool.h>

#include "stream/stream.h"
#include "types.h"

// Check that a copy or a fill is valid, and do it on a stream that does not capture. If
// `read_at_once` is set, pageable memory is read before the call returns.
CUresult drv_copy_check(const CUDA_MEMCPY3D *shape);
CUresult drv_copy_shape(const CUDA_MEMCPY3D *shape, drv_stream *stream, bool read_at_once);
bool drv_copy_shape_is_awaited(const CUDA_MEMCPY3D *shape); // as drv_copy_is_awaited()

#endif
