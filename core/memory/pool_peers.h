// Declares which other devices may access the memory of a device's pool.
#ifndef CUBIND_CORE_POOL_PEERS_H
#define CUBIND_CORE_POOL_PEERS_H

#include "memory/pool.h"

// The property and the methods that DeviceMemoryResource has in addition to the other pools'.
PyObject *core_pool_get_peers(PyObject *self, void *unused);
int core_pool_set_peers(PyObject *self, PyObject *value, void *unused);
PyObject *core_pool_peers(PyObject *self, PyObject *unused);
PyObject *core_pool_change_peers(PyObject *self, PyObject *const *args, Py_ssize_t nargs);

#endif
