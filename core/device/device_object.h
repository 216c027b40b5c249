// The struct behind Device, shared by the files of that type.
#ifndef CUBIND_CORE_DEVICE_OBJECT_H
#define CUBIND_CORE_DEVICE_OBJECT_H

#include "device/device.h"

struct DeviceObject {
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
};

extern PyMethodDef core_device_methods[]; // device_methods.c
extern PyGetSetDef core_device_getset[];

// The thread's Device of an ordinal in range, once the driver runs. Owned.
PyObject *core_thread_device(core_state *st, int ordinal);

#endif
