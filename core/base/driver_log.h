// Reads the driver's own log about a call that failed (CUDA 12.9 and later).
#ifndef CUBIND_CORE_DRIVER_LOG_H
#define CUBIND_CORE_DRIVER_LOG_H

#include "base/state.h"

// Returns the lines that the driver has logged about this thread's latest call, if that was a call
// of `function`. The result is a str, owned, or NULL without an exception if there are no such
// lines. Call it only after a failure.
PyObject *core_driver_log(const char *function);

#endif
