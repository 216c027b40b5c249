// Declares the plan of a kernel: the layout of its parameters, and their types if they are known. A
// plan is made once, from the driver's answers, and is immutable after that.
#ifndef CUBIND_CORE_PLAN_H
#define CUBIND_CORE_PLAN_H

#include "kernel/kernel.h"
#include "kernel/signature.h"

// A parameter. An int v below 2**62 may be stored unchanged if its unsigned distance from `least`,
// (uint64_t)v - (uint64_t)least, is at most `span`. If the parameter accepts no int, `least` and
// `span` exclude all such ints. `real` and `pointer` say whether the parameter can be a float or an
// address.
typedef struct core_param {
    uint32_t offset; // in the kernel's parameter buffer
    uint32_t size;
    uint32_t at;  // offset of its slot (of at least 8 bytes) in the packed block; slots may overlap
                  // the next ones, so they are filled in order
    uint8_t kind; // core_kind
    uint8_t real; // size of a float in bytes: 4, 8, or 0 if it cannot be a float
    bool pointer;
    int64_t least;
    uint64_t span;
} core_param;

typedef struct core_plan {
    // False if the driver cannot report parameters (before CUDA 12.4); `count` and `params` are
    // then meaningless.
    bool checked;
    bool is_special; // not checked, or is_buffer, or foreign
    bool uniform; // all parameters have the kind and size of the first, in slots of `stride` bytes
    // The slots are at the offsets of the parameters, so that the packed block is the kernel's
    // parameter buffer, of `buffer_size` bytes. The driver reads it faster than many pointers.
    bool is_buffer;
    int count;
    uint32_t stride;
    size_t packed_size; // of all slots; the last one may reach beyond the buffer
    size_t buffer_size;
    const struct core_foreign *foreign; // its items make the parameters of the arguments; or NULL
    core_param params[];
} core_plan;

// Returns the number of arguments that a launch takes.
int core_plan_arguments(const core_plan *plan);

// Fills all members of a parameter except `offset`, and adds its slot to `*packed_size`.
void core_param_set(core_param *param, uint32_t size, core_kind kind, size_t *packed_size);

// Stores the range of ints that a parameter accepts. Returns false if it accepts none.
bool core_param_range(const core_param *param, int64_t *min, uint64_t *max);

// Makes the plan unless it exists. If no context is current, makes `context` current during the
// call; if that is NULL, fails. Returns the plan (borrowed), or NULL with an exception.
const core_plan *core_plan_make(KernelObject *kernel, CUcontext context);

// Returns the plan (borrowed), or NULL without an exception if it is not made yet.
static inline const core_plan *
core_plan_made(const KernelObject *kernel)
{
    return atomic_load_explicit(&kernel->plan, memory_order_acquire);
}

#endif
