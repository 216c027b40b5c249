// Raises the exceptions of failed allocations.
#ifndef CUBIND_CORE_OUT_OF_MEMORY_H
#define CUBIND_CORE_OUT_OF_MEMORY_H

#include "base/state.h"

// Raises the failure of an allocation of `size` bytes: like core_raise(), but if memory is short,
// the message also says how much memory the device (-1: the host) and the pool (NULL: none) have.
// Always returns -1.
int core_raise_allocation(core_state *st, CUresult status, const char *function, size_t size,
                          int device, CUmemoryPool pool);

#endif
