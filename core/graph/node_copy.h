// Reads the arguments of MemcpyNode, a copy in a graph.
#ifndef CUBIND_CORE_NODE_COPY_H
#define CUBIND_CORE_NODE_COPY_H

#include "graph/node.h"

// The arguments of a copy.
typedef struct core_copy_wish {
    PyObject *dst, *src, *size, *dst_owner, *src_owner, *dst_pitch, *src_pitch, *dst_rows,
        *src_rows;
} core_copy_wish;

// Binds the arguments of memcpy() (`by_position`) or of update(). The first three are required for
// memcpy() and for the update() of an executable node (`all`). The results are borrowed. Returns 0,
// or -1 with TypeError.
int core_copy_arguments(const char *method, bool by_position, bool all, PyObject *const *args,
                        Py_ssize_t nargs, PyObject *kwnames, core_copy_wish *out);

// Applies the arguments that were given to a copy. `in` is the graph, or NULL; its own allocations
// may be copied. `things` are the objects kept for dst and src (owned references); an object is
// replaced together with its address. Returns 0, or -1 with an exception.
int core_copy_change(core_state *st, core_definition *in, const core_copy_wish *wish,
                     CUDA_MEMCPY3D *p, PyObject *things[2]);

// Returns one object that keeps both alive (new reference), or NULL without an exception if there
// are none. Sets `*failed` to true if memory ran out.
PyObject *core_copy_kept(PyObject *const things[2], int *failed);

#endif
