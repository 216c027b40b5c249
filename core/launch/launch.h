// Launches kernels: checks a launch, then passes it to the driver. The callers are launch(),
// kernel[…](…) and the C API.
#ifndef CUBIND_CORE_LAUNCH_H
#define CUBIND_CORE_LAUNCH_H

#include "kernel/kernel.h"
#include "launch/launch_config.h"
#include "stream/stream.h"

// Checks everything, packs `count` arguments and launches with the GIL released. Returns 0, or -1
// with an exception. In that case nothing was launched, unless the exception comes from the driver
// or, with CUBIND_DEBUG=1, reports a failure of the kernel.
int core_launch(core_state *st, StreamObject *stream, LaunchConfigObject *config,
                KernelObject *kernel, PyObject *const *args, Py_ssize_t count);

// Does the same for values in C memory: params[i] is the address of the i-th parameter's value. The
// values are not checked.
int core_launch_raw(core_state *st, StreamObject *stream, LaunchConfigObject *config,
                    KernelObject *kernel, void **params);

#endif
