// Launches: checked, then handed to the driver.
#ifndef CUBIND_CORE_LAUNCH_H
#define CUBIND_CORE_LAUNCH_H

#include "kernel/kernel.h"
#include "launch/launch_config.h"
#include "stream/stream.h"

// Checks everything, packs `count` arguments and launches, the GIL released. 0, or -1 with an
// exception; then nothing was launched, unless it is the driver's or, under CUBIND_DEBUG, the
// kernel's own.
int core_launch(core_state *st, StreamObject *stream, LaunchConfigObject *config,
                KernelObject *kernel, PyObject *const *args, Py_ssize_t count);

// The same with the parameters' values in place already, params[i] the address of the i-th: nothing
// is checked about them.
int core_launch_raw(core_state *st, StreamObject *stream, LaunchConfigObject *config,
                    KernelObject *kernel, void **params);

#endif
