// Counted driver handles.
//
// A handle outlives its Python object if something else still needs it: a closed stream frees the
// buffers recorded on it later, a kernel keeps its library. A core_ref is such a handle with the
// refs that it depends on, so that the order of destruction is structural. References are taken and
// dropped with the GIL held; the last drop destroys the handle, for which it releases the GIL.
//
// In a forked child, and once the interpreter goes away, nothing is destroyed.
#ifndef CUBIND_CORE_REF_H
#define CUBIND_CORE_REF_H

#include "base/process.h"

// Destroys a handle, without the GIL; `*function` becomes the function that was called last.
typedef CUresult core_destroy(void *handle, int device, const char **function);

typedef struct core_ref {
    int count;
    int process; // core_process_now() when it was made
    int device;  // ordinal; -1 when unknown or none
    void *handle;
    core_destroy *destroy;   // called with the last reference; NULL: the handle is not ours
    struct core_ref *parent; // what must outlive it: a stream's or an event's context, or NULL
    PyObject *owner;         // foreign object that the handle belongs to, or NULL
    core_state *st;          // for warnings; the module outlives every ref (see module.c)
} core_ref;

// Returns a ref with count 1. `destroy` is NULL for a handle that is not ours. Takes its own
// references to `parent` and `owner` (both may be NULL). NULL with MemoryError: then it has already
// destroyed a handle of ours, so that callers need not.
core_ref *core_ref_new(core_state *st, void *handle, core_destroy *destroy, int device,
                       core_ref *parent, PyObject *owner);

static inline core_ref *
core_ref_take(core_ref *ref)
{
    if (ref != NULL)
        ref->count++;
    return ref;
}

void core_ref_destroy(core_ref *ref); // for core_ref_drop()

static inline void
core_ref_drop(core_ref *ref)
{
    if (ref != NULL && --ref->count == 0)
        core_ref_destroy(ref);
}

#endif
