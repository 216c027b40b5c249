// Records which kernels were launched last, for the error messages of faults.
//
// Some later call reports a kernel's fault, and the driver does not say which kernel it was. So
// each launch stores its kernel in a ring, which costs four instructions. Names are looked up only
// for a fault. The whole process shares the ring, so the GIL must be held to write to it.
#ifndef CUBIND_CORE_LAUNCHED_H
#define CUBIND_CORE_LAUNCHED_H

#include "kernel/kernel.h"

_Static_assert(CORE_LAUNCHED == UINT8_MAX + 1, "launched_at must wrap by itself");

static inline void
core_launched_add(core_state *st, CUkernel kernel)
{
    st->launched[st->launched_at++] = kernel;
}

// Removes the kernel of a failed launch from the ring.
void core_launched_undo(core_state *st, CUkernel kernel);

#endif
