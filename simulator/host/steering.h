// How tests steer the functional driver, by ctypes. The caller is tests/python/stub.py.
#ifndef CUBIND_HOST_STEERING_H
#define CUBIND_HOST_STEERING_H

#include <stdint.h>

#include "functional.h"

// Hold a stream: from now on its work queues up, and is done in order when it is released. A stream
// that was destroyed meanwhile is released by the same value. Both return the driver's status.
FD_EXPORT int functional_stream_hold(uint64_t stream);
FD_EXPORT int functional_stream_release(uint64_t stream);

// How many objects of a kind exist. functional_live_kind() returns the names of the kinds,
// "contexts", "streams" and so on, for 0, 1, …, and NULL at the end.
FD_EXPORT const char *functional_live_kind(int kind);
FD_EXPORT uint64_t functional_live_count(int kind);
// Returns when no function that ends a program's object is being called or about to be.
FD_EXPORT void functional_settle(void);

// Sets whether graphs inside others can be embedded, instantiated and used in updates on their own;
// driver 580 refuses that.
FD_EXPORT void functional_copy_inner_graphs(int on);

// Sets whether captures behave as in driver 580. There, a capture that fails destroys the graph
// that it captured into, even that of a conditional node. The process is ended if
//   - such a graph is destroyed once more;
//   - a capture ends after its graph was destroyed;
//   - a thread uses a stream or an event of a capture while another thread ends that capture, or
//     invalidates it by waiting for the context.
FD_EXPORT void functional_imitate_580(int on);

// Returns how many copies, fills and operations on memory found their memory gone when their turn
// came.
FD_EXPORT uint64_t functional_stale_count(void);

// Sets whether kernels of images that are loaded from now on run: 1, 0, or -1 for the environment's
// CUBIND_DEVICE=simulated.
FD_EXPORT void functional_simulate(int on);

// Sets options, in the form of CUBIND_SIMULATOR, except those that are read only at the start;
// NULL: the environment's. Returns the sentence that says what is wrong, or NULL.
FD_EXPORT const char *functional_set_options(const char *text);

// Sets how many devices there are from the next call on; 0: the environment's.
FD_EXPORT void functional_set_devices(int count);

#endif
