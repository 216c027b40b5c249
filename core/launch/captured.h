// Makes a graph keep the objects of a captured launch alive.
#ifndef CUBIND_CORE_CAPTURED_H
#define CUBIND_CORE_CAPTURED_H

#include "kernel/kernel.h"
#include "stream/capture.h"

// Makes the graph keep alive the kernel and those arguments that are known to own memory: Buffers
// and other libraries' arrays. Returns 0, or -1 with an exception.
int core_launch_captured(core_state *st, core_capture *capture, KernelObject *kernel,
                         PyObject *const *args, Py_ssize_t count);

#endif
