// The kernels launched last.
//
// A fault of a kernel shows at some later call, and the driver does not say whose it was. So each
// launch leaves its kernel in a ring, which costs four instructions; names are looked up only when
// a fault asks for them. The ring is the whole process's: the GIL is held where it is written.
#ifndef CUBIND_CORE_LAUNCHED_H
#define CUBIND_CORE_LAUNCHED_H

#include "kernel/kernel.h"

_Static_assert(CORE_LAUNCHED == UINT8_MAX + 1, "launched_at has to wrap by itself");

static inline void
core_launched_add(core_state *st, CUkernel kernel)
{
    st->launched[st->launched_at++] = kernel;
}

// After a launch that failed: takes its kernel out again.
void core_launched_undo(core_state *st, CUkernel kernel);

#endif
