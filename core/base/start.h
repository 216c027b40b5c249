// Starts the driver at the first call that needs it.
#ifndef CUBIND_CORE_START_H
#define CUBIND_CORE_START_H

#include "base/process.h"

// Loads and initialises the driver once. Raises LibraryNotFoundError or CUDAError, or RuntimeError
// in a forked child of a process that had started the driver. Call core_start() before any other
// driver function, unless you have an object that only a started driver can have made.
int core_start_slow(core_state *st);

extern _Atomic(int)
    core_started_in; // the process number + 1 in which the driver was started; 0: nowhere

static inline int
core_start(core_state *st)
{
    int started = atomic_load_explicit(&core_started_in, memory_order_acquire);
    if (CB_LIKELY(started == core_process_now() + 1 &&
                  st->device_count != 0)) // started in this interpreter, too
        return 0;
    return core_start_slow(st);
}

#endif
