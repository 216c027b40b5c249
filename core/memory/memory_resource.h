// Memory resources: where buffers come from and go to.
#ifndef CUBIND_CORE_MEMORY_RESOURCE_H
#define CUBIND_CORE_MEMORY_RESOURCE_H

#include "memory/buffer.h"

typedef struct MemoryResourceObject {
    PyObject_HEAD core_state *st;
    PyObject *weakrefs;
} MemoryResourceObject;

PyObject *core_memory_resource_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
int core_memory_resource_traverse(PyObject *self, visitproc visit, void *arg);
int core_memory_resource_clear(PyObject *self);
void core_memory_resource_dealloc(PyObject *self);

// The arguments of deallocate(ptr, size, *, stream): *stream is owned, NULL where it was not given
// (only where `needs_stream` is false). 0, or -1.
int core_deallocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames, bool needs_stream, CUdeviceptr *ptr, size_t *size,
                              StreamObject **stream);

// The same of allocate(size, *, stream).
int core_allocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                            PyObject *kwnames, bool needs_stream, size_t *size,
                            StreamObject **stream);

// A pointer or size argument: an int or an object with __index__ or __int__ (a CUdeviceptr), no
// float. 0, or -1 with TypeError or OverflowError.
int core_address_argument(PyObject *o, CUdeviceptr *out);
int core_size_argument(PyObject *o, size_t *out);

#endif
