// Splits sets of multiprocessors, and makes green contexts from resources.
#ifndef CUBIND_CORE_DEVICE_RESOURCE_SPLIT_H
#define CUBIND_CORE_DEVICE_RESOURCE_SPLIT_H

#include "base/ref.h"
#include "device/device_resource.h"

// The method SMResource.split().
PyObject *core_sm_split(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames);

// Returns the ref of a new green context for Device.create_context(options). Owned; NULL with an
// exception.
core_ref *core_green_from_options(core_state *st, int device, PyObject *options);

#endif
