// Counts references to driver handles.
//
// A handle outlives its Python object if something else still needs it: a closed stream later frees
// the buffers that recorded it, and a kernel keeps its library alive. A core_ref is a counted
// handle together with the refs that it depends on, so the order of destruction follows from the
// structure. References are taken and dropped with the GIL held. Dropping the last one destroys the
// handle, and releases the GIL while it does so.
//
// In a forked child, and once the interpreter has begun to end, no handle is destroyed.
#ifndef CUBIND_CORE_REF_H
#define CUBIND_CORE_REF_H

#include "base/process.h"

#include <pthread.h>

// Destroys a handle, without the GIL. Sets `*function` to the name of the driver function that it
// called last.
typedef CUresult core_destroy(void *handle, int device, const char **function);

typedef struct core_ref {
    int count;
    int process; // core_process_now() when it was made
    int device;  // ordinal; -1 when unknown or none
    void *handle;
    core_destroy *destroy;   // called at the last drop; NULL: the handle is not ours
    struct core_ref *parent; // ref that must outlive it (the context of a stream or event), or NULL
    PyObject *owner;         // foreign object that the handle belongs to, or NULL
    // For handles that no two threads may use at once; NULL for others. Only taken without the GIL,
    // or where the holder does not wait for it.
    pthread_mutex_t *lock;
    core_state *st; // for warnings; the module outlives every ref (see module.c)
} core_ref;

// Returns a ref with count 1. `destroy` is NULL for a handle that is not ours. Takes its own
// references to `parent` and `owner` (both may be NULL). Returns NULL with MemoryError; a handle of
// ours has then already been destroyed.
core_ref *core_ref_new(core_state *st, void *handle, core_destroy *destroy, int device,
                       core_ref *parent, PyObject *owner);

// Gives the ref a lock. Returns 0, or -1 with MemoryError.
int core_ref_add_lock(core_ref *ref);

// Makes a call while the ref's lock is held. Its value is the status.
#define CORE_REF_LOCKED(ref, call) \
    ({ \
        pthread_mutex_t *lock_ = (ref)->lock; \
        pthread_mutex_lock(lock_); \
        CUresult status_of_call_ = (call); \
        pthread_mutex_unlock(lock_); \
        status_of_call_; \
    })

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
