// Copies with options: how the driver may read the source, and hints about places.
#ifndef CUBIND_CORE_COPY_OPTIONS_H
#define CUBIND_CORE_COPY_OPTIONS_H

#include "memory/buffer.h"

// Reads a CopyOptions object, or a dict of its fields. `what` begins the text of a TypeError for
// other objects. Returns 0, or -1 with an exception.
int core_copy_options(core_state *st, PyObject *o, const char *what, CUmemcpyAttributes *out);

// Copies between Buffers of equal size with options. Raises TypeError for a legacy default stream
// and for one that is being captured, because the driver has neither. Returns 0, or -1 with an
// exception.
int core_copy_with_options(const char *method, BufferObject *dst, BufferObject *src,
                           StreamObject *stream, PyObject *options, bool wait);

// Raises TypeError for streams that the driver refuses for copies with options. `with` follows the
// name of the method or function in the text. Returns 0, or -1 with an exception.
int core_copy_stream_check(core_state *st, StreamObject *stream, const char *method,
                           const char *with);

// Raises RuntimeError: without `function`, nothing reads a source early. Always returns -1.
int core_refuse_early_read(const char *where, const char *function);

#endif
