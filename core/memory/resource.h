// Memory resources: where buffers come from and go to. Each has a table of functions.
//
// A new resource is a file with its struct (which begins with a MemoryResourceObject), its table
// and its type, and a line in types.def. The type's tp_new is core_resource_new() with that table.
#ifndef CUBIND_CORE_RESOURCE_H
#define CUBIND_CORE_RESOURCE_H

#include "base/errors.h"
#include "memory/allocation.h"
#include "memory/memory_kind.h"

typedef struct core_resource {
    // Returns a Buffer of `size` bytes, ordered on `stream`. Owned; NULL with an exception.
    PyObject *(*allocate)(PyObject *mr, size_t size, StreamObject *stream);

    // A resource frees memory, in the context of its recorded stream, with either `free` or
    // `give_back`.
    //
    // `free` runs without the GIL; a failure is a warning that names `free_name`. `waits`: the free
    // is not stream-ordered, so synchronize the stream first. If it does not wait, it is tried in
    // the caller's context first and, after CUDA_ERROR_INVALID_CONTEXT, once more in the stream's.
    CUresult (*free)(const core_allocation *a);
    const char *free_name;
    bool waits;

    // Used if `free` is NULL. Runs with the GIL, and must not raise. `any_context`: it needs no
    // context, and leaves a pending exception alone. `runs_python`: it must run while the objects
    // that it uses are whole, before the collector takes anything apart.
    void (*give_back)(const core_allocation *a);
    bool any_context;
    bool runs_python;

    // The memory belongs to a graph from its allocation on, so captures keep no reference to it.
    bool of_graph;

    // Returns a fact; CORE_FACT_FAILED with an exception. `may_be_managed`: memory that it does not
    // call managed may still be managed, since Python classes need not override `is_managed`; so
    // the driver decides.
    bool may_be_managed;
    int (*fact)(PyObject *mr, core_memory_fact fact);
} core_resource;

// The head of every memory resource.
typedef struct MemoryResourceObject {
    PyObject_HEAD core_state *st;
    const core_resource *table; // for a Python class: the table that calls its methods
    core_ref *pool;             // the pool of its memory, which it keeps; or NULL
    PyObject *weakrefs;
} MemoryResourceObject;

// Returns NULL for no resource.
static inline const core_resource *
core_resource_of(PyObject *mr)
{
    return mr != NULL ? ((MemoryResourceObject *)mr)->table : NULL;
}

// The tables of Python resources, which use their methods and properties; the second one is for
// resources on memory of graphs.
extern const core_resource core_python_resource, core_python_graph_resource;

// Allocates a Buffer from a resource. Owned; NULL with an exception.
static inline PyObject *
core_allocate(PyObject *mr, size_t size, StreamObject *stream)
{
    return core_resource_of(mr)->allocate(mr, size, stream);
}

// --- for the files of resources ------------------------------------------------------------------

// tp_new. `own` is the offset in the state of the type that `table` belongs to: Python classes
// derived from it may override its methods.
PyObject *core_resource_new(PyTypeObject *type, size_t own, const core_resource *table);

#define CORE_RESOURCE_NEW(function, field, table) \
    static PyObject *function(PyTypeObject *type, PyObject *Py_UNUSED(args), \
                              PyObject *Py_UNUSED(kwargs)) \
    { \
        return core_resource_new(type, offsetof(core_state, field##_type), table); \
    }

// For tp_repr: returns "<Class what>", for instance "<DeviceMemoryResource device=0 handle=0x…>".
// `what` begins with a space unless it is empty. Takes `what` over, also if it is NULL. Owned.
PyObject *core_resource_text(PyObject *self, PyObject *what);

// Slots of resources that hold no objects.
int core_resource_clear(PyObject *self);
void core_resource_dealloc(PyObject *self); // drops the pool

// __getstate__ of resources that consist only of their attributes.
PyObject *core_resource_getstate(PyObject *self, PyObject *unused);

// Reads the arguments of deallocate(ptr, size, *, stream): *stream is owned, NULL if it was not
// given (only if `needs_stream` is false). 0, or -1.
int core_deallocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames, bool needs_stream, CUdeviceptr *ptr, size_t *size,
                              StreamObject **stream);

// The same for allocate(size, *, stream).
int core_allocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                            PyObject *kwnames, bool needs_stream, size_t *size,
                            StreamObject **stream);

// Read a pointer or size argument: an int or an object with __index__ or __int__ (a CUdeviceptr),
// but no float. 0, or -1 with TypeError or OverflowError.
int core_address_argument(PyObject *o, CUdeviceptr *out);
int core_size_argument(PyObject *o, size_t *out);

// The same for a parameter that the error names.
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
