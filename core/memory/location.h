// Converts the places of memory between Python objects and the driver's struct: a Device, or a Host
// (python/cubind/core/_host.py). Also makes the sets of places (_memory_sets.py).
#ifndef CUBIND_CORE_LOCATION_H
#define CUBIND_CORE_LOCATION_H

#include "base/state.h"

// Reads a location argument. Returns 0, or -1 with ValueError for None and TypeError for any other
// object.
int core_location_of(core_state *st, PyObject *o, CUmemLocation *out);

// Returns the object for a location: a Device, a Host, or None for no location. Owned.
PyObject *core_location_object(core_state *st, CUmemLocation location);

// Sets `*out` to Device(o).device_id, where `o` is an ordinal, a Device, or None for the current
// device. Returns 0, or -1 with an exception.
int core_device_number(core_state *st, PyObject *o, int *out);

// Returns a set of cubind.core._memory_sets, the places of `owner`. `slot` keeps the class `cls`.
// Owned.
PyObject *core_set_of(core_state *st, PyObject **slot, const char *cls, PyObject *owner);

// Assigns `value` to such a set, by a function of that module. Returns 0, or -1 with an exception.
int core_set_replace(const char *function, PyObject *owner, PyObject *value);

#endif
