// Facts about devices that other files check against, and the device of the current context.
#ifndef CUBIND_CORE_DEVICE_FACTS_H
#define CUBIND_CORE_DEVICE_FACTS_H

#include "device/context.h"

// What launches check, asked once per device. All fields are set.
typedef struct core_device_facts {
    int major, minor; // compute capability
    int max_threads_per_block;
    int max_grid[3], max_block[3];
    int max_shared; // bytes per block without asking
    int max_shared_optin;
    int multiprocessors;
    int cooperative_launch;
    int memory_pools;
    int least_priority, greatest_priority; // of streams
} core_device_facts;

// Borrowed, good for the life of the module; NULL with an exception.
const core_device_facts *core_device_facts_of(core_state *st, int device);

// Device of the current context; with none: CUDAError "Device {n} is not yet initialized, perhaps
// you forgot to call .set_current() first?" for device 0. *out is the ordinal.
int core_current_device(core_state *st, int *out);

// CUDAError "Device {device} is not yet initialized, perhaps you forgot to call .set_current()
// first?". Always -1.
int core_raise_not_initialized(core_state *st, int device);

// The current context; with none the error of core_current_device(). Owned; NULL with an exception.
core_ref *core_current_context_ref(core_state *st);

#endif
