// Declares the functions with which tests steer the functional driver. tests/support/stub.py calls
// them by ctypes.
#ifndef CUBIND_DRIVER_BASE_STEERING_H
#define CUBIND_DRIVER_BASE_STEERING_H

#include <stdint.h>

#include "base/driver.h"

// Hold and release a stream. The work of a held stream is queued, and is done in order after the
// release. A stream that was destroyed while it was held is released by its old handle. Both
// functions return the driver's status.
DRV_EXPORT int functional_stream_hold(uint64_t stream);
DRV_EXPORT int functional_stream_release(uint64_t stream);

// functional_live_count() returns how many objects of a kind exist. functional_live_kind() returns
// the name of kind 0, 1, … ("contexts", "streams" and so on), and NULL after the last one.
DRV_EXPORT const char *functional_live_kind(int kind);
DRV_EXPORT uint64_t functional_live_count(int kind);
// Waits until no function that destroys a user object is running or about to be called.
DRV_EXPORT void functional_settle(void);

// Sets whether a graph inside another graph can itself be embedded, instantiated and used in
// updates. Driver 580 refuses that.
DRV_EXPORT void functional_copy_inner_graphs(int on);

// Sets whether captures behave as in driver 580. In that driver, a capture that fails destroys the
// graph that it captured into, even the graph of a conditional node. The process is ended if
//   - that graph is destroyed again;
//   - a capture ends after its graph was destroyed;
//   - a thread uses a stream or an event of a capture while another thread ends that capture, or
//     invalidates it by waiting for the context.
DRV_EXPORT void functional_imitate_580(int on);

// Returns how many copies, fills and operations on memory were due after their memory had been
// freed.
DRV_EXPORT uint64_t functional_stale_count(void);

// Sets whether the kernels of images that are loaded from now on run: 1 yes, 0 no, -1 as
// CUBIND_DEVICE=simulated in the environment says.
DRV_EXPORT void functional_simulate(int on);

// Sets options from a text in the form of CUBIND_SIMULATOR, except options that are read only at
// the start; NULL: the options of the environment. Returns a sentence about the first error, or
// NULL.
DRV_EXPORT const char *functional_set_options(const char *text);

// Sets how many devices there are from the next call on; 0: as many as the environment says.
DRV_EXPORT void functional_set_devices(int count);

#endif
