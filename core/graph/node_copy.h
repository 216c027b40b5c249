// Copies in graphs.
#ifndef CUBIND_CORE_NODE_COPY_H
#define CUBIND_CORE_NODE_COPY_H

#include "graph/node.h"

// What copies are asked for with.
typedef struct core_copy_wish {
    PyObject *dst, *src, *size, *dst_owner, *src_owner, *dst_pitch, *src_pitch, *dst_rows,
        *src_rows;
} core_copy_wish;

// The arguments of memcpy() (`by_position`), or of update(), of which the first three must be given
// where it is for an executable node (`all`). Borrowed. 0, or -1 with TypeError.
int core_copy_arguments(const char *method, bool by_position, bool all, PyObject *const *args,
                        Py_ssize_t nargs, PyObject *kwnames, core_copy_wish *out);

// Changes a copy by what is given. `in` is the graph, whose own memory can be copied, or NULL. `things`
// (owned; what is kept for dst and src) are replaced where their memory is. 0, or -1 with an exception.
int core_copy_change(core_state *st, core_definition *in, const core_copy_wish *wish,
                     CUDA_MEMCPY3D *p, PyObject *things[2]);

// One object that keeps both; NULL, without an exception, where there are none. Owned.
PyObject *core_copy_kept(PyObject *const things[2], int *failed);

#endif
