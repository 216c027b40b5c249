// Finds the types to which a kernel's pointer parameters point: from its C++ name, else from the
// source that was compiled in this process.
#ifndef CUBIND_CORE_POINTEES_H
#define CUBIND_CORE_POINTEES_H

#include "kernel/kernel.h"
#include "kernel/pointee.h"

// One parameter. Bit i of `takes` says whether it takes an array for which core_element_of()
// returns i.
typedef struct core_pointee_rule {
    uint32_t takes;
    core_pointee pointee;
} core_pointee_rule;

#define CORE_POINTEE_TAKES_ALL UINT32_MAX

typedef struct core_pointees {
    int count;
    core_pointee_rule rules[];
} core_pointees;

// Makes the table of a kernel with `count` parameters. Returns it (borrowed from the facts), or
// NULL with MemoryError. For core_pointees_get().
const core_pointees *core_pointees_make(KernelObject *kernel, int count);

// Returns the table (borrowed), which is made when a kernel gets its first array; NULL with an
// exception.
static inline const core_pointees *
core_pointees_get(KernelObject *kernel, int count)
{
    const core_pointees *made =
        atomic_load_explicit(&kernel->facts->pointees, memory_order_acquire);
    return CB_LIKELY(made != NULL) ? made : core_pointees_make(kernel, count);
}

#endif
