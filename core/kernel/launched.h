// The kernels launched last, for the error messages of faults.
//
// A kernel's fault appears at some later call, and the driver does not report which kernel it was.
// So each launch stores its kernel in a ring, which costs four instructions. Names are looked up
// only for a fault. The whole process shares the ring, so the GIL must be held to write to it.
#ifndef CUBIND_CORE_LAUNCHED_H
#define CUBIND_CORE_LAUNCHED_H

#include "kernel/kernel.h"

_Static_assert(CORE_LAUNCHED == UINT8_MAX + 1, "launched_at has to wrap by itself");

static inline void
core_launched_add(core_state *st, CUkernel kernel)
{
    st->launched[st->launched_at++] = kernel;
}

// Takes the kernel of a failed launch out again.
void core_launched_undo(core_state *st, CUkernel kernel);

#endif
