// Finds Device objects: one per thread and ordinal. The methods of Device are in device_type.c,
// which comes after the folders of all objects that a Device makes.
#ifndef CUBIND_CORE_DEVICE_H
#define CUBIND_CORE_DEVICE_H

#include "base/ref.h"

typedef struct DeviceObject {
    PyObject_HEAD core_state *st;
    int ordinal;
    int process;
    PyObject *name;               // str
    int version[2];               // the compute capability
    PyObject *compute_capability; // `version` as a named tuple, NULL until first use
    PyObject *uuid;               // str; NULL until first use, like the two members below
    PyObject *properties;
    PyObject *memory_resource;
    PyObject *resources;
    core_ref *context;        // set by set_current(); NULL: not initialized on this thread
    PyObject *context_object; // the Context that set_current() was called with, or NULL
    PyObject *weakrefs;
} DeviceObject;

// Returns the calling thread's Device for an ordinal. Raises ValueError if that is out of range.
// Owned.
PyObject *core_device(core_state *st, int ordinal);

// Does the same without checks: the ordinal must be in range, and the driver must have been
// started. Owned.
PyObject *core_thread_device(core_state *st, int ordinal);

// Returns a tuple of the results of `device_of` (owned) for all ordinals. The driver must have been
// started. Owned.
PyObject *core_device_tuple(core_state *st, PyObject *(*device_of)(core_state *st, int ordinal));

// Returns what Device(device_id) returns, or Device() if `id` is NULL. Owned.
PyObject *core_device_by_id(core_state *st, PyObject *id);

// Removes a Device from its thread's cache. Call it before the Device is freed.
void core_device_forget(const DeviceObject *self);

#endif
