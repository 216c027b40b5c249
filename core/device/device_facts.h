// Queries facts about devices that other files check against, and finds the current context's
// device.
#ifndef CUBIND_CORE_DEVICE_FACTS_H
#define CUBIND_CORE_DEVICE_FACTS_H

#include "device/context.h"

// The limits that launches check, queried once per device. All fields are set.
typedef struct core_device_facts {
    int major, minor; // compute capability
    int max_threads_per_block;
    int max_grid[3], max_block[3];
    int max_shared; // bytes per block without opt-in
    int max_shared_optin;
    int multiprocessors;
    int cooperative_launch;
    int memory_pools;
    int least_priority, greatest_priority; // priorities of streams
} core_device_facts;

// Returns the facts of a device. Borrowed, valid for the life of the module; NULL with an
// exception.
const core_device_facts *core_device_facts_of(core_state *st, int device);

// Sets `*out` to the ordinal of the current context's device. If no context is current, raises the
// CUDAError of core_raise_not_initialized() for device 0.
int core_current_device(core_state *st, int *out);

// Raises CUDAError "Device {device} is not yet initialized, perhaps you forgot to call
// .set_current() first?". Always returns -1.
int core_raise_not_initialized(core_state *st, int device);

// Returns the current context, or fails like core_current_device(). Owned; NULL with an exception.
core_ref *core_current_context_ref(core_state *st);

#endif
