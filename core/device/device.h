// Devices: one object per thread and ordinal. Their type stands above what they make
// (device_type.c).
#ifndef CUBIND_CORE_DEVICE_H
#define CUBIND_CORE_DEVICE_H

#include "base/ref.h"

typedef struct DeviceObject {
    PyObject_HEAD core_state *st;
    int ordinal;
    int process;
    PyObject *name;               // str
    int version[2];               // the compute capability
    PyObject *compute_capability; // the same as a named tuple, once it was asked for
    PyObject *uuid;               // str; this and the next two are NULL until asked for
    PyObject *properties;
    PyObject *memory_resource;
    core_ref *context; // set by set_current(); NULL: not initialized on this thread
    PyObject *weakrefs;
} DeviceObject;

// The calling thread's Device for an ordinal (checked: ValueError). Owned.
PyObject *core_device(core_state *st, int ordinal);

// The same for an ordinal in range, once the driver runs. Owned.
PyObject *core_thread_device(core_state *st, int ordinal);

// What `device_of` gives (owned) for each ordinal, once the driver runs. Owned.
PyObject *core_device_tuple(core_state *st, PyObject *(*device_of)(core_state *st, int ordinal));

// What Device(device_id) gives; NULL is nothing given. Owned.
PyObject *core_device_by_id(core_state *st, PyObject *id);

// Takes a Device that goes away out of the thread's cache.
void core_device_forget(const DeviceObject *self);

#endif
