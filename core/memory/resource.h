// Memory resources: where buffers come from and go to, each by a table of what it does.
//
// A new resource is a file with its struct (which begins with a MemoryResourceObject), its table and
// its type, whose tp_new is core_resource_new() with that table, and a line in types.def.
#ifndef CUBIND_CORE_RESOURCE_H
#define CUBIND_CORE_RESOURCE_H

#include "base/errors.h"
#include "memory/allocation.h"
#include "memory/memory_kind.h"

typedef struct core_resource {
    // A Buffer of `size` bytes, ordered on `stream`. Owned; NULL with an exception.
    PyObject *(*allocate)(PyObject *mr, size_t size, StreamObject *stream);

    // Takes memory back in the context of its recorded stream. Either `free`, without the GIL, of
    // which failures are warnings that name `free_name`; `waits` where it takes effect at once, so
    // that what runs on the stream is waited for first. Where it does not wait it is tried in the
    // caller's context and, after CUDA_ERROR_INVALID_CONTEXT, once more in the stream's.
    CUresult (*free)(const core_allocation *a);
    const char *free_name;
    bool waits;

    // Or, where `free` is NULL, with the GIL. It may raise nothing. `any_context`: it wants no
    // context, and leaves a pending exception alone. `runs_python`: to be done while what it runs is
    // whole, before the collector takes anything apart.
    void (*give_back)(const core_allocation *a);
    bool any_context;
    bool runs_python;

    // It belongs to a graph from its allocation on: captures keep nothing of it.
    bool of_graph;

    // CORE_FACT_FAILED with an exception. `may_be_managed`: memory that it does not call managed may
    // be so all the same, since classes in Python need not override `is_managed`: the driver decides.
    bool may_be_managed;
    int (*fact)(PyObject *mr, core_memory_fact fact);
} core_resource;

// The beginning of every memory resource.
typedef struct MemoryResourceObject {
    PyObject_HEAD core_state *st;
    const core_resource *table; // of a class in Python: that which calls its methods
    core_ref *pool;             // which its memory is from, and keeps; or NULL
    PyObject *weakrefs;
} MemoryResourceObject;

// NULL for no resource.
static inline const core_resource *
core_resource_of(PyObject *mr)
{
    return mr != NULL ? ((MemoryResourceObject *)mr)->table : NULL;
}

// The table of resources in Python: by their methods and properties; and of those on memory of graphs.
extern const core_resource core_python_resource, core_python_graph_resource;

// A Buffer from a resource. Owned; NULL with an exception.
static inline PyObject *
core_allocate(PyObject *mr, size_t size, StreamObject *stream)
{
    return core_resource_of(mr)->allocate(mr, size, stream);
}

// --- for the files of resources ------------------------------------------------------------------

// tp_new. `own` is where the state has the type that `table` belongs to: what is derived from it in
// Python may have methods of its own.
PyObject *core_resource_new(PyTypeObject *type, size_t own, const core_resource *table);

#define CORE_RESOURCE_NEW(function, field, table) \
    static PyObject *function(PyTypeObject *type, PyObject *Py_UNUSED(args), \
                              PyObject *Py_UNUSED(kwargs)) \
    { \
        return core_resource_new(type, offsetof(core_state, field##_type), table); \
    }

// For tp_repr: "<Class what>", for instance "<DeviceMemoryResource device=0 handle=0x…>". `what`
// begins with a space unless it is empty. Takes `what` over, NULL too. Owned.
PyObject *core_resource_text(PyObject *self, PyObject *what);

// Slots of resources that hold no object.
int core_resource_clear(PyObject *self);
void core_resource_dealloc(PyObject *self); // drops the pool

// __getstate__ of resources that are no more than their attributes.
PyObject *core_resource_getstate(PyObject *self, PyObject *unused);

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

// The same of a parameter that the error names.
static inline int
core_named_address(PyObject *o, const char *name, CUdeviceptr *out)
{
    return core_address_argument(o, out) < 0 ? core_name_argument(name) : 0;
}

static inline int
core_named_size(PyObject *o, const char *name, size_t *out)
{
    return core_size_argument(o, out) < 0 ? core_name_argument(name) : 0;
}

#endif
