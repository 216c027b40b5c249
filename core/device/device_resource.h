// Handles resources of devices and contexts: the types SMResource, WorkqueueResource and
// DeviceResources.
#ifndef CUBIND_CORE_DEVICE_RESOURCE_H
#define CUBIND_CORE_DEVICE_RESOURCE_H

#include "base/object.h"
#include "base/ref.h"

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

// Returns a DeviceResources for a context, to which it takes a reference, or for all of a device if
// `context` is NULL. Owned.
PyObject *core_device_resources(core_state *st, int device, core_ref *context);

// Raises NotImplementedError if the driver is too old for green contexts. Returns 0 or -1.
int core_green_support(core_state *st);

// Returns an argument that must be an object of an options class; unlike elsewhere, no dict. Owned;
// NULL with an exception.
PyObject *core_resource_options(core_state *st, PyObject *o, const char *name);

// Stores the driver's version, for example 13010. Returns 0, or -1 with an exception.
int core_driver_version(core_state *st, int *out);

// Returns a new set like `parent`. Owned.
ResourceObject *core_sm_resource(core_state *st, const CUdevResource *resource,
                                 const ResourceObject *parent);

// The method SMResource.split().
PyObject *core_sm_split(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames);

// Returns the ref of a new green context for Device.create_context(options). Owned; NULL with an
// exception.
core_ref *core_green_from_options(core_state *st, int device, PyObject *options);

#endif
