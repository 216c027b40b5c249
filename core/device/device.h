// Devices: one object per thread and ordinal. Their type stands above the objects that they make
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
    PyObject *compute_capability; // the same as a named tuple, NULL until first use
    PyObject *uuid;               // str; this and the next two are NULL until first use
    PyObject *properties;
    PyObject *memory_resource;
    core_ref *context; // set by set_current(); NULL: not initialized on this thread
    PyObject *weakrefs;
} DeviceObject;

// Returns the calling thread's Device for an ordinal (checked: ValueError). Owned.
PyObject *core_device(core_state *st, int ordinal);

// The same for an ordinal in range, when the driver runs already. Owned.
PyObject *core_thread_device(core_state *st, int ordinal);

// Returns a tuple of `device_of`'s results (owned) for all ordinals, when the driver runs already.
// Owned.
PyObject *core_device_tuple(core_state *st, PyObject *(*device_of)(core_state *st, int ordinal));

// Returns Device(device_id); NULL stands for no argument. Owned.
PyObject *core_device_by_id(core_state *st, PyObject *id);

// Removes a Device from its thread's cache, before it goes away.
void core_device_forget(const DeviceObject *self);

#endif
