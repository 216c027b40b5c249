// Handles resources of devices and contexts: sets of multiprocessors, and work queues.
#ifndef CUBIND_CORE_DEVICE_RESOURCE_H
#define CUBIND_CORE_DEVICE_RESOURCE_H

#include "base/object.h"

// A set of multiprocessors, or work queues.
typedef struct ResourceObject {
    PyObject_HEAD core_state *st;
    int process;
    bool is_usable;           // false: the result of a dry run
    CUdevResource resource;   // the set, or the configuration of the work queues
    CUdevResource queue;      // the work queues themselves
    unsigned int least, step; // of a set: its smallest part, and the alignment of parts
    PyObject *weakrefs;
} ResourceObject;

// Returns a new object of the type SMResource or WorkqueueResource. Owned.
ResourceObject *core_device_resource_new(core_state *st, PyTypeObject *type,
                                         const CUdevResource *resource);

// Returns a new set, which has the sizes of `parent` if the driver did not say its own. Owned.
ResourceObject *core_sm_resource(core_state *st, const CUdevResource *resource,
                                 const ResourceObject *parent);

// Return the driver's version, for example 13010, or -1 with an exception: RuntimeError if the
// driver is too old for green contexts, or for their work queues.
int core_check_green_driver(core_state *st);
int core_check_queue_driver(core_state *st);

// Returns an argument that must be an object of an options class; unlike elsewhere, no dict. Owned;
// NULL with an exception.
PyObject *core_resource_options(core_state *st, PyObject *o, const char *name);

#endif
