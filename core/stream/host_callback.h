// Host functions on streams and in graphs.
#ifndef CUBIND_CORE_HOST_CALLBACK_H
#define CUBIND_CORE_HOST_CALLBACK_H

#include "base/home.h"
#include "base/ref.h"

// Queues `fn` on a stream: a Python callable, or a ctypes function pointer with `user_data` (may be
// NULL). 0, or -1 with an exception.
int core_launch_callback(core_state *st, core_ref *stream, PyObject *fn, PyObject *user_data);

// Makes a call of `fn` for CUDA: pass it core_host_call_function() and the call's address. If it
// `stays`, it can run any number of times, and the caller releases it with core_kept_release() or
// core_kept_free(), since a call begins with a core_kept. NULL with TypeError or ValueError.
typedef struct core_host_call core_host_call;

core_host_call *core_host_call_new(core_state *st, PyObject *fn, PyObject *user_data, bool stays);
CUhostFn core_host_call_function(const core_host_call *call);

// Returns the C function that ctypes held; NULL if the call is of Python code.
CUhostFn core_host_call_pointer(const core_host_call *call);

// Returns whether both do the same with the same user data. A call with copied bytes equals only
// itself.
bool core_host_call_is_equal(const core_host_call *a, const core_host_call *b);

// Returns the call behind a function and argument that CUDA has; NULL if it is not one of ours.
core_host_call *core_host_call_of(CUhostFn function, void *data);

// Returns the Python callable; NULL if the call is of a C function. Borrowed.
PyObject *core_host_call_callable(const core_host_call *call);

#endif
