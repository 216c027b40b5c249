// Declares the operations of memory resources, which allocate and free the memory of buffers. Each
// resource has a table of functions.
//
// A new resource needs a file with its struct (which begins with a MemoryResourceObject), its table
// and its type, a line in base/types.def, and its class in _core.pyi. The type's tp_new is
// core_resource_new() with that table.
#ifndef CUBIND_CORE_RESOURCE_H
#define CUBIND_CORE_RESOURCE_H

#include "base/errors.h"
#include "memory/allocation.h"
#include "memory/memory_kind.h"

// Allocates a Buffer of `size` bytes, in the order of `stream`. Owned; NULL with an exception.
typedef PyObject *core_allocate_from(PyObject *mr, size_t size, StreamObject *stream);

typedef struct core_resource {
    core_allocate_from *allocate;

    // A resource has either `free` or `give_back`, which frees memory in the context of the
    // memory's recorded stream.
    //
    // `free` runs without the GIL; if it fails, a warning names `free_name`. `waits` means that the
    // free is not stream-ordered, so the stream is synchronized first. Without `waits`, `free` is
    // called in the caller's context first; if that returns CUDA_ERROR_INVALID_CONTEXT, it is
    // called again in the stream's context.
    CUresult (*free)(const core_allocation *a);
    const char *free_name;
    bool waits;

    // Called if `free` is NULL. Runs with the GIL, and must not raise. `any_context` means that it
    // needs no context, and does not change a pending exception. `runs_python` means that it must
    // run while the objects that it uses are intact, before the garbage collector clears any of
    // them.
    void (*give_back)(const core_allocation *a);
    bool any_context;
    bool runs_python;

    // Whether the memory belongs to a graph from its allocation on, so that captures must keep no
    // reference to it.
    bool of_graph;

    // Returns a fact, or CORE_FACT_FAILED with an exception. `may_be_managed` means that the memory
    // may be managed even if `fact` says no, because Python classes need not override `is_managed`;
    // the driver is then queried.
    bool may_be_managed;
    int (*fact)(PyObject *mr, core_memory_fact fact);
} core_resource;

// The head of every memory resource.
typedef struct MemoryResourceObject {
    PyObject_HEAD core_state *st;
    const core_resource *table; // for a Python class, the table that calls its methods
    core_ref *pool;             // the pool of its memory, kept alive; or NULL
    PyObject *weakrefs;
} MemoryResourceObject;

// Returns the table of a resource; NULL if `mr` is NULL.
static inline const core_resource *
core_resource_of(PyObject *mr)
{
    return mr != NULL ? ((MemoryResourceObject *)mr)->table : NULL;
}

// The tables of resources that are Python classes; they call the class's methods and properties.
// The second table is for subclasses of GraphMemoryResource.
extern const core_resource core_python_resource, core_python_graph_resource;

// Allocates a Buffer from a resource. Owned; NULL with an exception.
static inline PyObject *
core_allocate(PyObject *mr, size_t size, StreamObject *stream)
{
    return core_resource_of(mr)->allocate(mr, size, stream);
}

// --- for the files of resources ------------------------------------------------------------------

// Implements tp_new. `own` is the offset in the state of the type that `table` belongs to. Objects
// of Python classes derived from that type get a table that calls their methods, because they may
// override them.
PyObject *core_resource_new(PyTypeObject *type, size_t own, const core_resource *table);

#define CORE_RESOURCE_NEW(function, field, table) \
    static PyObject *function(PyTypeObject *type, PyObject *Py_UNUSED(args), \
                              PyObject *Py_UNUSED(kwargs)) \
    { \
        return core_resource_new(type, offsetof(core_state, field##_type), table); \
    }

// For tp_repr: returns "<Class what>", for instance "<DeviceMemoryResource device=0 handle=0x…>".
// `what` begins with a space unless it is empty. Takes over `what`; if that is NULL, returns NULL.
// Owned.
PyObject *core_resource_text(PyObject *self, PyObject *what);

// The slots tp_clear and tp_dealloc of resources that refer to no objects.
int core_resource_clear(PyObject *self);
void core_resource_dealloc(PyObject *self); // drops the pool

// The __getstate__ of resources whose only state is their attributes.
PyObject *core_resource_getstate(PyObject *self, PyObject *unused);

// Reads the arguments of deallocate(ptr, size, *, stream): `*stream` is owned; it is NULL if
// `needs_stream` is false and no stream was given. Returns 0, or -1 with an exception.
int core_deallocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames, bool needs_stream, CUdeviceptr *ptr, size_t *size,
                              StreamObject **stream);

// Implements the method allocate(size, *, stream). `allocate` gets NULL if `needs_stream` is false
// and no stream was given.
PyObject *core_resource_allocate(PyObject *self, core_allocate_from *allocate, bool needs_stream,
                                 PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames);

// The method deallocate(ptr, size, *, stream) of resources whose memory cuMemFreeAsync frees.
PyObject *core_resource_deallocate_async(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                                         PyObject *kwnames);

// The same for memory that `free` of a table frees. The allocation that it gets has no pool once
// the resource is closed.
PyObject *core_resource_deallocate_by(PyObject *self, const core_resource *table,
                                      PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames);

// Read a pointer or size argument: an int, or an object with __index__ or __int__ such as a
// CUdeviceptr, but not a float. Returns 0, or -1 with TypeError or OverflowError.
int core_address_argument(PyObject *o, CUdeviceptr *out);
int core_size_argument(PyObject *o, size_t *out);

// Do the same, and name the parameter in the error.
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
