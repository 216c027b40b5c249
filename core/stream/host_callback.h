// Queues host functions on streams, and makes them for graphs.
#ifndef CUBIND_CORE_HOST_CALLBACK_H
#define CUBIND_CORE_HOST_CALLBACK_H

#include "base/home.h"
#include "base/ref.h"

// Queues `fn` on a stream: a Python callable, or a ctypes function pointer with `user_data` (may be
// NULL). Returns 0, or -1 with an exception.
int core_launch_callback(core_state *st, core_ref *stream, PyObject *fn, PyObject *user_data);

// Makes a call of `fn` that CUDA can run: pass CUDA core_host_call_function() and the address of
// the core_host_call. With `stays` it can run any number of times, and the caller must release it
// with core_kept_release() or core_kept_free() (its head is a core_kept). Without, it releases
// itself after one run. Returns NULL with TypeError or ValueError.
typedef struct core_host_call core_host_call;

core_host_call *core_host_call_new(core_state *st, PyObject *fn, PyObject *user_data, bool stays);
CUhostFn core_host_call_function(const core_host_call *call);

// Returns the C function that the ctypes object pointed at; NULL if the call runs Python code.
CUhostFn core_host_call_pointer(const core_host_call *call);

// Returns whether both calls run the same function with the same user data. A call with copied
// bytes as its user data equals only itself.
bool core_host_call_is_equal(const core_host_call *a, const core_host_call *b);

// Returns the call for the function and argument that CUDA reports; NULL if it is not one of ours.
core_host_call *core_host_call_of(CUhostFn function, void *data);

// Returns the Python callable; NULL if the call runs a C function. Borrowed.
PyObject *core_host_call_callable(const core_host_call *call);

#endif
