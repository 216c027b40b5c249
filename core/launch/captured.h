// Launches that are captured.
#ifndef CUBIND_CORE_CAPTURED_H
#define CUBIND_CORE_CAPTURED_H

#include "kernel/kernel.h"
#include "stream/capture.h"

// The graph keeps the kernel, and of the arguments what is known to have memory: buffers and other
// libraries' arrays. 0, or -1 with an exception.
int core_launch_captured(core_state *st, core_capture *capture, KernelObject *kernel,
                         PyObject *const *args, Py_ssize_t count);

#endif
