// What tests steer the functional driver with, through ctypes. tests/python/stub.py is the user.
#ifndef CUBIND_STUB_STEERING_H
#define CUBIND_STUB_STEERING_H

#include <stdint.h>

#include "stub.h"

// From now on the stream does nothing more: what is asked of it queues up and happens at the
// release, in order. A stream that has been destroyed meanwhile is released by the same value. Both
// return the driver's status.
STUB_EXPORT int functional_stream_hold(uint64_t stream);
STUB_EXPORT int functional_stream_release(uint64_t stream);

// How many objects of a kind are there: "contexts", "streams" and so on, as functional_live_kind
// tells them from 0 up, NULL at the end.
STUB_EXPORT const char *functional_live_kind(int kind);
STUB_EXPORT uint64_t functional_live_count(int kind);

// Copies, fills and frees that found their memory gone when their turn came.
STUB_EXPORT uint64_t functional_stale_count(void);

// Whether kernels run from the next image on: 1, 0, or -1 for what CUBIND_DEVICE=simulated says.
STUB_EXPORT void functional_simulate(int on);

// How many devices there are from the next call on: 0 for what the environment says.
STUB_EXPORT void functional_set_devices(int count);

#endif
