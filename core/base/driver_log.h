// The driver's own log about a call that failed (CUDA 12.9 and later).
#ifndef CUBIND_CORE_DRIVER_LOG_H
#define CUBIND_CORE_DRIVER_LOG_H

#include "base/state.h"

// Returns the lines that the driver has logged about this thread's latest call, if that was
// `function`: a str, owned. NULL, without an exception, if there are none. Call it only after
// failures.
PyObject *core_driver_log(const char *function);

#endif
