// Stores an array as numba's kernels take it.
#ifndef CUBIND_CORE_ARGUMENT_ARRAY_H
#define CUBIND_CORE_ARGUMENT_ARRAY_H

#include "kernel/foreign.h"
#include "launch/internal.h"

enum { CORE_ARRAY_VALUES = CORE_ARRAY_PARAMS + 2 * CORE_ARRAY_MOST_DIMS };

// Stores the values of an array's parameters, CORE_ARRAY_PARAMS + 2 * item->ndim of them. Returns
// 0, or -1 with an exception if the kernel was not compiled for such an array.
int core_argument_array(const core_target *target, const core_item *item, PyObject *o,
                        int64_t values[CORE_ARRAY_VALUES]);

#endif
