// Makes Buffers for memory that an extension module frees.
#ifndef CUBIND_CORE_CALLBACK_RESOURCE_H
#define CUBIND_CORE_CALLBACK_RESOURCE_H

#include "stream/stream.h"

#include "cubind/core.h"

// Implements buffer_from_callback of cubind/core.h. Owned; on failure `free` is not called.
PyObject *core_buffer_from_callback(core_state *st, CUdeviceptr ptr, size_t size,
                                    StreamObject *stream, cubind_core_free free, void *context);

#endif
