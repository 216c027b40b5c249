// What tests steer the functional driver with, through ctypes. tests/python/stub.py is the user.
#ifndef CUBIND_HOST_STEERING_H
#define CUBIND_HOST_STEERING_H

#include <stdint.h>

#include "functional.h"

// From now on the stream does nothing more: what is asked of it queues up and happens at the
// release, in order. A stream that has been destroyed meanwhile is released by the same value. Both
// return the driver's status.
FD_EXPORT int functional_stream_hold(uint64_t stream);
FD_EXPORT int functional_stream_release(uint64_t stream);

// How many objects of a kind are there: "contexts", "streams" and so on, as functional_live_kind
// tells them from 0 up, NULL at the end.
FD_EXPORT const char *functional_live_kind(int kind);
FD_EXPORT uint64_t functional_live_count(int kind);
// Returns when no function that ends an object of the program is called or about to be.
FD_EXPORT void functional_settle(void);

// Whether graphs inside of others are embedded, instantiated and updated from by themselves, which driver 580 does not do.
FD_EXPORT void functional_copy_inner_graphs(int on);

// Whether captures do what they do in driver 580. One that fails destroys the graph that it went into, also that of a conditional
// node; and the process is ended where such a graph is destroyed once more, where a capture ends behind its graph, and where
// a thread uses a stream or an event of a capture that another one ends, or spoils by waiting for the context.
FD_EXPORT void functional_imitate_580(int on);

// Copies, fills and frees that found their memory gone when their turn came.
FD_EXPORT uint64_t functional_stale_count(void);

// Whether kernels run from the next image on: 1, 0, or -1 for what CUBIND_DEVICE=simulated says.
FD_EXPORT void functional_simulate(int on);

// Options as CUBIND_SIMULATOR has them from now on, of what is not counted from the start; NULL: what the environment says.
// Returns the sentence about what is wrong, or NULL.
FD_EXPORT const char *functional_set_options(const char *text);

// How many devices there are from the next call on: 0 for what the environment says.
FD_EXPORT void functional_set_devices(int count);

#endif
