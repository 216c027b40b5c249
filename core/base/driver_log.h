// What the driver itself says of a call that failed: its log, of CUDA 12.9 and later.
#ifndef CUBIND_CORE_DRIVER_LOG_H
#define CUBIND_CORE_DRIVER_LOG_H

#include "base/state.h"

// What it has logged about the latest call of this thread, if that was `function`: a str, owned.
// NULL, without an exception, where there is nothing. Nothing is asked of a driver before a call
// fails.
PyObject *core_driver_log(const char *function);

#endif
