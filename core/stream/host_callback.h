// Host functions on streams and in graphs.
#ifndef CUBIND_CORE_HOST_CALLBACK_H
#define CUBIND_CORE_HOST_CALLBACK_H

#include "base/home.h"
#include "base/ref.h"

// Queues `fn`, a Python callable or a ctypes function pointer with `user_data` (may be NULL), on a
// stream. 0, or -1 with an exception.
int core_launch_callback(core_state *st, core_ref *stream, PyObject *fn, PyObject *user_data);

// A call of `fn` as CUDA makes it: core_host_call_function() on the address of the call. Where it
// `stays` it can be made any number of times, and is to be let go with core_kept_release() or
// core_kept_free(), since a call begins with what it keeps. NULL with TypeError or ValueError.
typedef struct core_host_call core_host_call;

core_host_call *core_host_call_new(core_state *st, PyObject *fn, PyObject *user_data, bool stays);
CUhostFn core_host_call_function(const core_host_call *call);

// The C function out of ctypes; NULL: the call is of Python code.
CUhostFn core_host_call_pointer(const core_host_call *call);

// Whether they do the same, with the same user data; a copy of bytes is only its own.
bool core_host_call_is_equal(const core_host_call *a, const core_host_call *b);

// The call that CUDA makes by that function and its argument; NULL where it is none of ours.
core_host_call *core_host_call_of(CUhostFn function, void *data);

// The Python callable; NULL: the call is of a C function. Borrowed.
PyObject *core_host_call_callable(const core_host_call *call);

#endif
