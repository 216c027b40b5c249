// Packs all arguments of a launch into the block that the driver reads. Each launch calls this
// code.
#ifndef CUBIND_CORE_ARGUMENTS_PACK_H
#define CUBIND_CORE_ARGUMENTS_PACK_H

#include "kernel/plan.h"

// Packed arguments, on the caller's stack. More than CORE_PACK_PARAMS arguments or CORE_PACK_BYTES
// bytes go to the heap.
enum { CORE_PACK_PARAMS = 256, CORE_PACK_BYTES = 4096 };

// The driver takes either pointers to values, or one buffer in the form of `extra`.
typedef struct core_values {
    void **params, **extra;
} core_values;

typedef struct core_pack {
    core_values values;
    void *heap;
    Py_ssize_t count; // of arguments, if the stream is captured
    size_t buffer_size;
    void *extra[5];
    void *pointers[CORE_PACK_PARAMS];
    unsigned char bytes[CORE_PACK_BYTES] __attribute__((aligned(64)));
} core_pack;

// For core_arguments_pack().
int core_arguments_pack_some(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
                             Py_ssize_t count, core_pack *pack);

// Packs the arguments; call core_pack_done() after the launch. If plan->is_buffer, `values` has
// only `extra`. Returns 0, or -1 with an exception and nothing to free.
static inline int
core_arguments_pack(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
                    Py_ssize_t count, core_pack *pack)
{
    pack->heap = NULL;
    pack->values = (core_values){pack->pointers, NULL};
    if (count == 0 && plan->count == 0 && plan->foreign == NULL)
        return 0;
    return core_arguments_pack_some(kernel, plan, args, count, pack);
}

// Replaces `extra` by pointers, for graphs: whoever reads a node should find the same form in all.
void core_pack_point(core_pack *pack, const core_plan *plan);

// Packs the arguments of a kernel with a known layout (plan->checked) at `bytes`, which has room
// for plan->packed_size bytes. Returns 0, or -1 with an exception; then some may be packed.
int core_arguments_store(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
                         Py_ssize_t count, unsigned char *bytes);

static inline void
core_pack_done(core_pack *pack)
{
    if (CB_UNLIKELY(pack->heap != NULL))
        PyMem_Free(pack->heap);
}

#endif
