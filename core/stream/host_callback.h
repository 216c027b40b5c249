// Host functions on streams.
#ifndef CUBIND_CORE_HOST_CALLBACK_H
#define CUBIND_CORE_HOST_CALLBACK_H

#include "base/ref.h"

// Queues `fn`, a Python callable or a ctypes function pointer with `user_data` (may be NULL), on a
// stream. 0, or -1 with an exception.
int core_launch_callback(core_state *st, core_ref *stream, PyObject *fn, PyObject *user_data);

// The module's interpreter ends: its callbacks do not start any more, and those that are running are
// waited for, at most a few seconds. With the GIL.
void core_finish_callbacks(core_state *st);

#endif
