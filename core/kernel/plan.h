// The plan of a kernel: the layout and, where they are known, the types of its parameters. Asked of
// the driver once, immutable from then on.
#ifndef CUBIND_CORE_PLAN_H
#define CUBIND_CORE_PLAN_H

#include "kernel/kernel.h"
#include "kernel/signature.h"

// An int v of less than 2**62 is stored as it is where (uint64_t)v - (uint64_t)least <= span; where
// none is, none is within these. `real` and `pointer` tell whether a float or an address can be
// meant.
typedef struct core_param {
    uint32_t offset; // in the kernel's parameters
    uint32_t size;
    uint32_t at;  // in the packed block: a slot of at least 8 bytes
    uint8_t kind; // core_kind
    uint8_t real; // bytes of a float: 4, 8, or 0
    bool pointer;
    int64_t least;
    uint64_t span;
} core_param;

typedef struct core_plan {
    bool
        checked; // false with drivers that cannot tell (before 12.4): count and params mean nothing
    bool uniform; // all parameters are as the first, in slots of 8 bytes
    int count;
    size_t packed_size;
    core_param params[];
} core_plan;

// Fills all but `offset` of a parameter of that type; `*packed_size` grows by its slot.
void core_param_set(core_param *param, uint32_t size, core_kind kind, size_t *packed_size);

// The ints that a parameter takes; false where it takes none.
bool core_param_range(const core_param *param, int64_t *min, uint64_t *max);

// Needs a current context, for which `context` stands in (NULL: none). Borrowed; NULL with an
// exception.
const core_plan *core_plan_make(KernelObject *kernel, CUcontext context);

// NULL, without an exception, until it is made.
static inline const core_plan *
core_plan_made(const KernelObject *kernel)
{
    return atomic_load_explicit(&kernel->plan, memory_order_acquire);
}

#endif
